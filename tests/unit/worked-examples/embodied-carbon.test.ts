import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the floor of the article on embodied carbon', () => {
  const article = printedBy('embodied-carbon-of-structures')

  type Floor = { span: number; primary: number; spacing: number; imposed: number }
  const first: Floor = { span: 9, primary: 7.5, spacing: 2.5, imposed: 4 }
  const second: Floor = { span: 14, primary: 6, spacing: 3, imposed: 2.5 }

  /** Area in mm² of an ideal beam with loads in kN/m: its flanges grow until moment and sag are allowed. */
  function beam(length: number, depth: number, design: number, imposed: number): number {
    const web = Math.max(depth / 55, 6)
    const moment = design * length * 1e3 * (length * 125)
    const resists = (flange: number) =>
      355 * flange * depth + 2 * integral((z) => 355 * web * z, 0, depth / 2, 200)
    const sagOver = (flange: number) => {
      const inertia = 2 * flange * (depth / 2) ** 2 + 2 * integral((z) => web * z ** 2, 0, depth / 2, 200)
      const half = length * 500
      const curvature = (x: number) => (imposed * x * (2 * half - x)) / 2 / (210e3 * inertia)
      return integral((x) => curvature(x) * x, 0, half, 400) - (length * 1e3) / 360
    }
    const bending = root((flange) => resists(flange) - moment, 0, 1e5)
    const sag = root(sagOver, 0, 1e5)
    const shear = (design * length * 1e3) / 2
    // Half of the web's plastic shear resistance, where the sheet widens the web of a primary beam.
    const wide = Math.max(web, shear / (0.5 * depth * (355 / Math.sqrt(3))))
    return wide * depth + 2 * Math.max(bending, sag, 0.4 * web * depth)
  }

  function floor({ span, primary, spacing, imposed }: Floor, bought = 1.7) {
    const slab = Math.max(spacing / 28, 0.13)
    const design = 1.35 * (25 * slab + 2) + 1.5 * imposed
    const steel = (length: number, share: number, width: number) =>
      1.15 * 7.85e-3 * length * beam(length, (length * 1e3) / share, design * width, imposed * width)
    const bay = span * primary
    const secondary = (steel(span, 24, spacing) * (primary / spacing)) / bay
    const main = steel(primary, 18, span) / bay
    // What is ordered for a bay: more than is built, because some is thrown away.
    const ordered = (mass: number, waste: number, factor: number, distance: number) =>
      (mass * bay * (factor + (distance * 0.1) / 1e3)) / (1 - waste)
    const all =
      ordered(2400 * slab, 0.05, 0.12, 15) +
      ordered(90 * slab, 0.05, 0.8, 300) +
      ordered(secondary + main, 0.01, bought, 300) +
      8 * bay
    return { secondary, main, carbon: all / bay, steel: (secondary + main) * bought }
  }

  test('has the masses and the sums that were found otherwise', () => {
    const [one, other] = [floor(first), floor(second)]
    expectIndependent(article, {
      m_2: [one.secondary, other.secondary],
      m_1: [one.main],
      c_A: [one.carbon, other.carbon],
    })
  })

  test('prints what other spans cost', () => {
    for (const span of [6, 9, 12, 15]) {
      const found = floor({ ...first, span })
      const row = [
        span,
        (found.secondary + found.main).toFixed(1),
        found.carbon.toFixed(0),
        ((found.steel / found.carbon) * 100).toFixed(0),
      ]
      expect(article.body).toContain(row.map((cell) => `<td>${cell}</td>`).join(''))
    }
  })

  test('prints what another purchase of steel does', () => {
    const [short, long] = [
      floor(first, 0.6).carbon.toFixed(0),
      floor({ ...first, span: 15 }, 0.6).carbon.toFixed(0),
    ]
    expect(article.body).toContain(`of 9 m has ${short} kgCO₂e/m², and that of 15 m has ${long}`)
  })
})
