import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the slab of the article on composite slabs', () => {
  const article = printedBy('composite-slabs-with-profiled-sheeting')
  /** The sheeting, in N and mm for a metre of width. */
  const SHEET = { area: 1400, above: 33, inertia: 110e4, depth: 60, ribs: 570 }

  /** Deflection at midspan of a simple beam: curvature times the moment of a force of 1 there, integrated. */
  const sag = (load: number, span: number, stiffness: number): number =>
    2 * integral((x) => (((load * x * (span - x)) / 2 / stiffness) * x) / 2, 0, span / 2)

  /** Deflection of the sheeting under wet concrete, and under what fills the sag where it is deep enough. */
  function wet(depth: number, span: number, inertia = SHEET.inertia): number {
    const under = (thickness: number) => sag(26e-6 * 1000 * thickness + 0.12e-3 * 1000, span, 210e3 * inertia)
    const flat = under(depth - 26)
    return flat > depth / 10 ? under(depth - 26 + 0.7 * flat) : flat
  }

  /** Second moment of area in steel, in strips; concrete below a depth is left out. */
  function inertia(depth: number, strength: number, isCracked: boolean): number {
    const ratio = (2 * 210e3) / (22e3 * ((strength + 8) / 10) ** 0.3)
    const [steel, height] = [depth - SHEET.above, depth - SHEET.depth]
    const width = (y: number) => (y < height ? 1000 : SHEET.ribs) / ratio
    const strips = depth / 0.05
    const about = (axis: number, power: number) =>
      integral((y) => width(y) * (y - axis) ** power, 0, isCracked ? axis : depth, strips) +
      SHEET.area * (steel - axis) ** power
    const axis = root((y) => about(y, 1), 1, depth)
    return about(axis, 2) + SHEET.inertia
  }

  const plastic = (depth: number, strength: number): number => {
    const force = SHEET.area * 350
    const stress = (0.85 * strength) / 1.5
    const block = root((x) => integral(() => stress * 1000, 0, x) - force, 0.1, depth)
    return integral((y) => stress * 1000 * (depth - SHEET.above - y), 0, block) / 1e6
  }

  test('has the moment, inertias and deflections of strips and of integrated curvature', () => {
    const mean = (inertia(140, 30, true) + inertia(140, 30, false)) / 2
    expectIndependent(article, {
      M_pl: [plastic(130, 25)],
      I_c: [inertia(130, 25, true) / 1e4],
      I_u: [inertia(130, 25, false) / 1e4],
      delta_s: [wet(130, 3000), wet(140, 3600), wet(160, 3650, 250e4)],
      // British limits: 3.9 m sag 30 mm with ponding, and from 3.6 m on all spans 20 mm without.
      delta_lim: [30 * (3600 / 3900), 20 * Math.min(3650 / 3600, 1)],
      delta_2: [sag(4.3, 3600, 210e3 * mean)],
    })
  })
})
