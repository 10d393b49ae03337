import { momentsOf, perimeterOf, plasticModulus, type Outline } from './outline'

/** Density of structural steel, EN 1993-1-1 (from EN 1991-1-1, 78.5 kN/m³): kg/m³. */
const STEEL = 7850

/** Everything in mm, mass in kg/m, surface in m²/m. */
export type Properties = {
  G: number
  A: number
  I_y: number
  I_z: number
  'W_el.y': number
  'W_el.z': number
  'W_pl.y': number
  'W_pl.z': number
  i_y: number
  i_z: number
  A_L: number
  /** Distance of the centroid from the left and the lower edge. */
  c_y: number
  c_z: number
  /** Product moment about the centroid. */
  I_yz: number
}

/** Returns what the outlines of a steel section alone determine. The first outline is the outer one. */
export function propertiesOf(outlines: readonly Outline[]): Properties {
  const { area, centroid, I_y, I_z, I_yz } = momentsOf(outlines)
  const range = (along: 0 | 1) => {
    const places = outlines[0]!.map((point) => point[along])
    return [Math.min(...places), Math.max(...places)] as const
  }
  const [[left, right], [bottom, top]] = [range(0), range(1)]
  const [y, z] = centroid
  return {
    G: massOf(area),
    A: area,
    I_y,
    I_z,
    'W_el.y': I_y / Math.max(top - z, z - bottom),
    'W_el.z': I_z / Math.max(right - y, y - left),
    'W_pl.y': plasticModulus(outlines, 1),
    'W_pl.z': plasticModulus(outlines, 0),
    i_y: Math.sqrt(I_y / area),
    i_z: Math.sqrt(I_z / area),
    A_L: perimeterOf([outlines[0]!]) / 1000,
    c_y: y - left,
    c_z: z - bottom,
    I_yz,
  }
}

/** Returns kg/m of an area in mm². */
export const massOf = (area: number): number => area * STEEL * 1e-6

/** Returns the larger and smaller second moment about the principal axes u and v, mm⁴. */
export function principal({ I_y, I_z, I_yz }: Pick<Properties, 'I_y' | 'I_z' | 'I_yz'>): {
  I_u: number
  I_v: number
} {
  const middle = (I_y + I_z) / 2
  const radius = Math.hypot((I_y - I_z) / 2, I_yz)
  return { I_u: middle + radius, I_v: middle - radius }
}
