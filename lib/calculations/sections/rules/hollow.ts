import { arc, type Outline } from './outline'
import { massOf, propertiesOf, type Properties } from './properties'

/** Torsion constant and modulus, mm⁴ and mm³. */
type Torsion = { I_T: number; W_T: number }

/**
 * Returns the properties of a square or rectangular hot-finished hollow section, with the corner radii that
 * EN 10210-2 calculates with: 1.5 t outside, 1.0 t inside. Its Annex A has the torsion.
 */
export function box({ h, b, t }: { h: number; b: number; t: number }): Properties & Torsion {
  const [outer, inner] = [1.5 * t, t]
  const outlines = [rounded(b, h, outer), rounded(b - 2 * t, h - 2 * t, inner).toReversed()]
  const middle = (outer + inner) / 2
  const corners = (4 - Math.PI) * middle
  const length = 2 * (b - t + (h - t)) - 2 * corners
  const enclosed = (b - t) * (h - t) - corners * middle
  const K = (2 * enclosed * t) / length
  const I_T = (t ** 3 * length) / 3 + 2 * K * enclosed
  return { ...propertiesOf(outlines), I_T, W_T: I_T / (t + K / t) }
}

function rounded(width: number, depth: number, radius: number): Outline {
  const [y, z] = [width / 2 - radius, depth / 2 - radius]
  return [
    ...arc([y, -z], radius, 270, 360),
    ...arc([y, z], radius, 0, 90),
    ...arc([-y, z], radius, 90, 180),
    ...arc([-y, -z], radius, 180, 270),
  ]
}

/** Returns the properties of a circular hollow section, in closed form. */
export function tube({ D, t }: { D: number; t: number }): Omit<Properties, 'c_y' | 'c_z' | 'I_yz'> & Torsion {
  const inside = D - 2 * t
  const A = (Math.PI / 4) * (D ** 2 - inside ** 2)
  const I = (Math.PI / 64) * (D ** 4 - inside ** 4)
  const [W_el, W_pl, radius] = [(2 * I) / D, (D ** 3 - inside ** 3) / 6, Math.sqrt(I / A)]
  return {
    G: massOf(A),
    A,
    I_y: I,
    I_z: I,
    'W_el.y': W_el,
    'W_el.z': W_el,
    'W_pl.y': W_pl,
    'W_pl.z': W_pl,
    i_y: radius,
    i_z: radius,
    A_L: (Math.PI * D) / 1000,
    I_T: 2 * I,
    W_T: 2 * W_el,
  }
}
