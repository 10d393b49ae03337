import { arc, type Outline } from './outline'
import { propertiesOf, type Properties } from './properties'

/** Depth, width, web, flange and root radius in mm. */
export type Rolled = { h: number; b: number; t_w: number; t_f: number; r: number }

/** Torsion and warping constant, mm⁴ and mm⁶. */
type Torsion = { I_T: number; I_w: number }

/** Returns the properties of an I or H section with parallel flanges. */
export function iSection(size: Rolled): Properties & Torsion {
  const { h, b, t_w, t_f, r } = size
  const [right, up] = [b / 2, h / 2]
  const half = [
    [right, -up],
    [right, -up + t_f],
    ...arc([t_w / 2 + r, -up + t_f + r], r, 270, 180),
    ...arc([t_w / 2 + r, up - t_f - r], r, 180, 90),
    [right, up - t_f],
    [right, up],
  ] as const
  const outline: Outline = [...half, ...half.map(([y, z]) => [-y, -z] as const)]
  const properties = propertiesOf([outline])
  return {
    ...properties,
    I_T: torsionOfI(size),
    I_w: (properties.I_z * (h - t_f) ** 2) / 4,
  }
}

/**
 * Returns the torsion constant of an I section: thin rectangles, with what the junctions add by the inscribed
 * circle (El Darwish and Johnston, Torsion of structural shapes, 1965).
 */
function torsionOfI({ h, b, t_w, t_f, r }: Rolled): number {
  const alpha =
    -0.042 +
    (0.2204 * t_w) / t_f +
    (0.1355 * r) / t_f -
    (0.0865 * t_w * r) / t_f ** 2 -
    (0.0725 * t_w ** 2) / t_f ** 2
  const D = ((t_f + r) ** 2 + (r + t_w / 4) * t_w) / (2 * r + t_f)
  return (2 / 3) * b * t_f ** 3 + (1 / 3) * (h - 2 * t_f) * t_w ** 3 + 2 * alpha * D ** 4 - 0.42 * t_f ** 4
}

/** Returns the properties of a channel with parallel flanges, its web at the left. */
export function channel(size: Rolled): Properties & Torsion {
  const { h, b, t_w, t_f, r } = size
  const outline: Outline = [
    [0, 0],
    [b, 0],
    [b, t_f],
    ...arc([t_w + r, t_f + r], r, 270, 180),
    ...arc([t_w + r, h - t_f - r], r, 180, 90),
    [b, h - t_f],
    [b, h],
    [0, h],
  ]
  const properties = propertiesOf([outline])
  const { A, I_y, I_z, c_y } = properties
  const depth = h - t_f
  return {
    ...properties,
    I_T: torsionOfChannel(size),
    I_w: (depth ** 2 / 4) * (I_z - A * (c_y - t_w / 2) ** 2 * ((depth ** 2 * A) / (4 * I_y) - 1)),
  }
}

/** Returns the torsion constant of a channel, as that of an I section with the circle in each corner. */
function torsionOfChannel({ h, b, t_w, t_f, r }: Rolled): number {
  const alpha =
    -0.0908 +
    (0.2621 * t_w) / t_f +
    (0.1231 * r) / t_f -
    (0.0752 * t_w * r) / t_f ** 2 -
    0.0945 * (t_w / t_f) ** 2
  const D = cornerCircle(r, t_w, t_f)
  return (2 / 3) * b * t_f ** 3 + (1 / 3) * (h - 2 * t_f) * t_w ** 3 + 2 * alpha * D ** 4 - 0.42 * t_f ** 4
}

/** Returns the diameter of the largest circle within a corner of two walls. */
const cornerCircle = (r: number, t: number, s: number) =>
  2 * (3 * r + t + s - Math.sqrt(2 * (2 * r + t) * (2 * r + s)))

/** Legs, thickness, root and toe radius in mm; h is the longer leg, which stands upright. */
export type Angle = { h: number; b: number; t: number; r_1: number; r_2: number }

/** Returns the properties of an angle with its heel at the lower left. */
export function angle({ h, b, t, r_1, r_2 }: Angle): Properties & Pick<Torsion, 'I_T'> {
  const outline: Outline = [
    [0, 0],
    [b, 0],
    ...arc([b - r_2, t - r_2], r_2, 0, 90),
    ...arc([t + r_1, t + r_1], r_1, 270, 180),
    ...arc([t - r_2, h - r_2], r_2, 0, 90),
    [0, h],
  ]
  const alpha = 0.0768 + (0.0479 * r_1) / t
  const D = cornerCircle(r_1, t, t)
  return {
    ...propertiesOf([outline]),
    I_T: (1 / 3) * b * t ** 3 + (1 / 3) * (h - t) * t ** 3 + alpha * D ** 4 - 0.21 * t ** 4,
  }
}
