import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the school of the article on response spectra', () => {
  const article = printedBy('elastic-and-design-response-spectra')

  /** Acceleration over g, soil factor, corner periods in seconds, damping in per cent, behaviour factor. */
  type Site = { ground: number; soil: number; corners: [number, number, number]; damping: number; q: number }
  const school: Site = { ground: 0.3, soil: 1.15, corners: [0.2, 0.6, 2], damping: 5, q: 3.9 }
  const soft: Site = { ground: 0.3, soil: 1.35, corners: [0.2, 0.8, 2], damping: 2, q: 1.5 }
  const rock: Site = { ground: 0.1, soil: 1, corners: [0.15, 0.4, 2], damping: 5, q: 5 }

  /** To a period in small steps: a straight rise, a level, and falls by the power of each branch. */
  function walked({ ground, soil, corners }: Site, period: number, begins: number, plateau: number): number {
    const steps = 20_000
    let [value, at] = [begins, 0]
    for (let step = 0; step < steps; step += 1) {
      const middle = at + period / steps / 2
      const [rise, level, last] = corners
      const power = middle < level ? 0 : middle < last ? 1 : 2
      const slope = middle < rise ? (plateau - begins) / rise : -(power * value) / middle
      value += (slope * period) / steps
      at += period / steps
    }
    return ground * soil * value
  }
  const elastic = (of: Site, period: number) =>
    walked(of, period, 1, 2.5 * Math.max(0.55, Math.sqrt(10 / (5 + of.damping))))
  const design = (of: Site, period: number) => {
    const value = walked(of, period, 1 / 1.5, 2.5 / of.q)
    return period > of.corners[1] ? Math.max(value, of.ground / 5) : value
  }

  /** Stretch in mm of an oscillator whose spring accelerates its mass so. */
  const stretch = (acceleration: number, period: number) =>
    ((acceleration * 9.81) / ((2 * Math.PI) / period) ** 2) * 1e3

  test('has the ordinates and displacements that were found otherwise', () => {
    expectIndependent(article, {
      S_e: [elastic(school, 0.75), elastic(soft, 2.6)],
      S_d: [design(school, 0.75), design(soft, 2.6), design(rock, 3.5)],
      S_d2: [design(school, 0.45), design(soft, 0.1)],
      d_e: [stretch(elastic(school, 0.75), 0.75)],
      T_b: [root((period) => walked(rock, period, 1 / 1.5, 2.5 / 5) - 0.02, 0.5, 4)],
    })
  })

  test('prints the ordinates and the period of the lower bound', () => {
    const bound = root((period) => walked(school, period, 1 / 1.5, 2.5 / 3.9) - 0.06, 1, 4)
    for (const text of [
      `plateau is at ${elastic(school, 0.5).toFixed(3)} g`,
      `at 0.75 s ${elastic(school, 0.75).toFixed(3)} g`,
      `is ${design(school, 0.45).toFixed(3)} g on the plateau`,
      `and ${design(school, 0.75).toFixed(3)} g at 0.75 s`,
      `met at about ${bound.toFixed(1)} s`,
      `at 0.75 s is ${stretch(elastic(school, 0.75), 0.75).toFixed(0)} mm`,
    ])
      expect(article.body).toContain(text)
  })
})

describe('the frame of the article on the lateral force method', () => {
  const article = printedBy('lateral-force-method-of-analysis')

  type Frame = {
    storey: number
    kind: number
    roof: number
    soil: number
    corner: number
    q: number
    drift: number
  }
  const concrete: Frame = { storey: 3.5, kind: 0.075, roof: 260, soil: 1.2, corner: 0.5, q: 3.9, drift: 8 }
  const steel: Frame = { storey: 4.5, kind: 0.085, roof: 100, soil: 1, corner: 0.4, q: 3, drift: 14 }
  const walls: Frame = { storey: 3, kind: 0.05, roof: 500, soil: 1.2, corner: 0.5, q: 1.5, drift: 8 }

  const period = ({ kind, storey }: Frame) => kind * Math.exp(0.75 * Math.log(4 * storey))

  /** Masses swayed by a straight line: each pushes with its height, all together with the base shear. */
  function swayed(of: Frame) {
    const masses = [1, 2, 3, 4].map((level) => ({ at: level * of.storey, mass: level < 4 ? 320 : of.roof }))
    const total = masses.reduce((sum, { mass }) => sum + mass, 0)
    const share = period(of) < of.corner ? 1 : of.corner / period(of)
    const acceleration = ((0.16 * of.soil * 2.5) / of.q) * share * 9.81
    const shear = acceleration * total * (period(of) > 2 * of.corner ? 1 : 0.85)
    const lean = root(
      (slope) => masses.reduce((sum, { at, mass }) => sum + slope * at * mass, 0) - shear,
      0,
      100,
    )
    const forces = masses.map(({ at, mass }) => ({ at, force: lean * at * mass }))
    return { total, shear, forces, moment: forces.reduce((sum, { at, force }) => sum + at * force, 0) }
  }

  /** Drift in mm: a stiff building takes the same energy, which is the source of the rule of the annex. */
  const drift = (of: Frame) =>
    of.drift * (period(of) < of.corner ? 1 + ((of.q - 1) * of.corner) / period(of) : of.q)
  const leaning = (of: Frame) =>
    (swayed(of).total * 9.81 * (drift(of) / 1e3)) / (swayed(of).shear * of.storey)

  /** Each step of the second order adds the same share of the one before. */
  const grown = (share: number) =>
    Array.from({ length: 60 }, (_, step) => share ** step).reduce((sum, one) => sum + one, 0)

  test('has the forces, the moment and the drift that were found otherwise', () => {
    const roof = (of: Frame) => swayed(of).forces[3]!.force
    expectIndependent(article, {
      F_b: [concrete, steel, walls].map((of) => swayed(of).shear),
      F_4: [roof(concrete), roof(steel)],
      M_b: [swayed(concrete).moment],
      theta: [leaning(concrete)],
      k_P: [grown(leaning(steel))],
      d_r: [drift(walls)],
    })
    expect(leaning(steel)).toBeGreaterThan(0.1)
    expect(period(walls)).toBeLessThan(walls.corner)
  })

  test('prints the table of storeys and what it says of the base', () => {
    const { total, shear, forces, moment } = swayed(concrete)
    for (const { force } of forces) expect(article.body).toContain(`<td>${force.toFixed(0)}</td></tr>`)
    for (const text of [
      `<td>${shear.toFixed(0)}</td></tr>`,
      `base shear is ${((100 * shear) / total / 9.81).toFixed(1)}% of the weight`,
      `resultant acts at ${(moment / shear).toFixed(1)} m`,
      `brings ${leaning(concrete).toFixed(4)}.`,
    ])
      expect(article.body).toContain(text)
  })
})
