import { integral, root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beam and the column of the article on stainless steel', () => {
  const article = printedBy('stainless-steel-members-en-1993-1-4')

  type Steel = { yields: number; power: number }
  const plate: Steel = { yields: 210, power: 6 }
  const duplex: Steel = { yields: 460, power: 5 }
  const inertia = 2098e4

  /** Strain at a stress: the tangent compliance of the curve, summed up to it. */
  const strainAt = (stress: number, { yields, power }: Steel): number =>
    integral((s) => 1 / 200e3 + ((0.002 * power) / yields) * (s / yields) ** (power - 1), 0, stress, 4000)

  /** Midspan deflection in mm, by the curvature of each strip times its lever arm from the support. */
  const sag = (curvature: (x: number) => number): number => integral((x) => curvature(x) * x, 0, 2500)

  function beam(load: number, steel: Steel) {
    const moment = (x: number) => (load * x * (5000 - x)) / 2
    const stress = moment(2500) / (inertia / 100)
    const secant = stress / strainAt(stress, steel)
    return { secant, deflection: sag((x) => moment(x) / (secant * inertia)) }
  }

  /** Deflection in mm with the curve itself in each fibre of the section and each strip of the span. */
  function byFibres(load: number, steel: Steel): number {
    const stressAt = (strain: number) =>
      root((s) => s / 200e3 + 0.002 * (s / steel.yields) ** steel.power - strain, 0, steel.yields)
    const widthAt = (y: number) => (y > 90 ? 100 : 6)
    const momentOf = (curvature: number) =>
      2 * integral((y) => stressAt(curvature * y) * y * widthAt(y), 0, 100, 100)
    // Moments at 81 curvatures up to one beyond the greatest, and straight lines between them.
    const curve = Array.from({ length: 81 }, (_, at) => [at && momentOf(at * 1.25e-7), at * 1.25e-7] as const)
    const curvatureAt = (moment: number) => {
      const next = curve.findIndex(([reached]) => reached >= moment)
      const [[m1, k1], [m2, k2]] = [curve[next - 1]!, curve[next]!]
      return k1 + ((k2 - k1) * (moment - m1)) / (m2 - m1)
    }
    return integral((x) => curvatureAt((load * x * (5000 - x)) / 2) * x, 0, 2500, 200)
  }

  type Column = { length: number; yields: number; plateau: number }
  const one: Column = { length: 3200, yields: 220, plateau: 0.3 }
  const other: Column = { length: 5000, yields: 460, plateau: 0.2 }

  /** Force in kN at which a bowed column first yields, over 1.1: balance at 59 points within its length. */
  function column({ length, yields, plateau }: Column): number {
    const [area, radius] = [2236, 46.6]
    const slenderness = (length / radius / Math.PI) * Math.sqrt(yields / 200e3)
    const modulus = (area * radius ** 2) / 60
    const bow = (0.49 * (slenderness - plateau) * modulus) / area
    const step = length / 60
    const bowAt = (at: number) => bow * Math.sin((Math.PI * at) / 60)
    const stressUnder = (force: number) => {
      const share = (force * step ** 2) / (200e3 * area * radius ** 2)
      const matrix = Array.from({ length: 59 }, (_, row) =>
        Array.from({ length: 59 }, (_, at) => (row === at ? 2 - share : Math.abs(row - at) === 1 ? -1 : 0)),
      )
      const more = solved(
        matrix,
        Array.from({ length: 59 }, (_, row) => share * bowAt(row + 1)),
      )
      return force / area + (force * (bow + more[29]!)) / modulus
    }
    const euler = (Math.PI ** 2 * 200e3 * area * radius ** 2) / length ** 2
    return root((force) => stressUnder(force) - yields, 1, Math.min(0.99 * euler, area * yields)) / 1.1e3
  }

  test('have the moduli, deflections and resistances that were found otherwise', () => {
    const [first, second] = [beam(8.5, plate), beam(18, duplex)]
    expectIndependent(article, {
      E_s: [first.secant, second.secant],
      delta: [first.deflection, second.deflection],
      'N_b.Rd': [column(one), column(other)],
    })
  })

  test('prints what integration over fibres and span comes to', () => {
    expect(article.body).toContain(`comes to ${byFibres(8.5, plate).toFixed(1)} mm`)
    const elastic = sag((x) => (8.5 * x * (5000 - x)) / 2 / (200e3 * inertia))
    expect(article.body).toContain(`bending would come to ${elastic.toFixed(1)} mm, 13 per cent less`)
    expect(100 * (1 - elastic / beam(8.5, plate).deflection)).toBeCloseTo(13, 0)
  })

  test('adds the sag of shear, by the slip of each strip of the web', () => {
    const { secant } = beam(8.5, plate)
    // Slip of a strip is its shear force over the area of the web and the modulus of shear.
    const slip = (x: number) => (8.5 * (2500 - x)) / (6 * 180 * (secant / 2.6))
    const shear = integral(slip, 0, 2500)
    expect(article.calculated('delta_V')).toBeCloseTo(shear, 3)
    expect(article.body).toContain(`to which shear adds ${shear.toFixed(1)} mm`)
    const share = (beam(8.5, plate).deflection + shear) / 20
    expect(article.body).toContain(`${share.toFixed(2)} of its deflection`)
  })

  test('has the area and the radius of the sections as drawn', () => {
    const i = (100 * 200 ** 3 - 94 * 180 ** 3) / 12
    expect(Math.round(i / 1e4)).toBe(2098)
    // Half of the height of a quarter circle's strip is cut off at each level of the corners.
    const cut = (y: number, side: number, r: number) => {
      const above = y - (side / 2 - r)
      return above <= 0 ? side : side - 2 * (r - Math.sqrt(r ** 2 - above ** 2))
    }
    const inside = (y: number) => (y < 55 ? cut(y, 110, 5) : 0)
    const width = (y: number) => cut(y, 120, 10) - inside(y)
    const area = 2 * integral(width, 0, 60, 6000)
    const second = 2 * integral((y) => width(y) * y ** 2, 0, 60, 6000)
    expect((area / 100).toFixed(2)).toBe('22.36')
    expect((Math.sqrt(second / area) / 10).toFixed(2)).toBe('4.66')
  })

  test('has the loss by a shorter plateau, and the gain by that of the first edition', () => {
    const [short, long] = [column({ ...one, plateau: 0.2 }), column({ ...one, plateau: 0.4 })]
    expect(Math.round(100 * (1 - short / column(one)))).toBe(5)
    expect(Math.round(100 * (long / column(one) - 1))).toBe(6)
  })
})
