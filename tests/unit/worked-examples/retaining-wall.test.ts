import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'

const article = printedBy('retaining-walls-earth-pressure-and-sliding')

const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Wall = {
  base: number
  toe: number
  stem: number
  overburden: number
  footing?: number
  surcharge?: number
}
type Factors = { strength: number; permanent: number; weight: number; variable: number }

const SHALLOW: Wall = { base: 3.0, toe: 0.65, stem: 4.0, overburden: 0.4 }
const DEEP: Wall = { base: 3.4, toe: 0.75, stem: 4.5, overburden: 0.9 - 0.4 }
const C2: Factors = { strength: 1.25, permanent: 1, weight: 1, variable: 1.3 }
const C1: Factors = { strength: 1, permanent: 1.35, weight: 1, variable: 1.5 }

/** The sums of a function and of its first moment, over as many slices of a height. */
function integrated(height: number, at: (z: number) => number, slices = 20_000) {
  const step = height / slices
  let [sum, moment] = [0, 0]
  for (let index = 0; index < slices; index += 1) {
    const z = (index + 0.5) * step
    sum += at(z) * step
    moment += at(z) * step * (height - z)
  }
  return { sum, moment }
}

/** Sliding, resultant and bearing of a wall, its pressures summed slice by slice. */
function verify(wall: Wall, factors: Factors, loadOnHeel = false) {
  const phi = Math.atan(Math.tan(radians(33)) / factors.strength)
  // Rankine as the ratio of principal stresses in Mohr's circle.
  const ka = Math.tan(Math.PI / 4 - phi / 2) ** 2
  const { footing = 0.4, surcharge = 10 } = wall
  const thrust = integrated(
    wall.stem + footing,
    (z) => ka * (factors.permanent * 18 * z + factors.variable * surcharge),
  )
  const heel = wall.base - wall.toe - 0.35
  const loads = [
    { force: 25 * 0.35 * wall.stem * factors.weight, arm: wall.toe + 0.175 },
    { force: 25 * wall.base * footing * factors.weight, arm: wall.base / 2 },
    { force: 18 * heel * wall.stem * factors.weight, arm: wall.base - heel / 2 },
    { force: loadOnHeel ? factors.variable * surcharge * heel : 0, arm: wall.base - heel / 2 },
  ]
  const vertical = loads.reduce((sum, { force }) => sum + force, 0)
  const restoring = loads.reduce((sum, { force, arm }) => sum + force * arm, 0)
  const eccentricity = wall.base / 2 - (restoring - thrust.moment) / vertical
  const width = wall.base - 2 * eccentricity
  // Prandtl's factors from the passive ratio, with the inclination of the load taken off.
  const nq = Math.exp(Math.PI * Math.tan(phi)) / ka
  const ng = 2 * (nq - 1) * Math.tan(phi)
  const upright = 1 - thrust.sum / vertical
  const resistance = 18 * wall.overburden * nq * upright ** 2 + 0.5 * 18 * width * ng * upright ** 3
  const grip = (vertical * Math.tan(radians(30))) / factors.strength
  return {
    thrust: thrust.sum,
    vertical,
    grip,
    sliding: thrust.sum / grip,
    restoring,
    disturbing: thrust.moment,
    eccentricity,
    width,
    nq,
    ng,
    iq: upright ** 2,
    ig: upright ** 3,
    pressure: vertical / width,
    resistance,
    bearing: vertical / width / resistance,
  }
}

/** Moment at the foot of the second wall's stem. */
const stem = ({ strength, permanent, variable }: Factors): number => {
  const phi = Math.atan(Math.tan(radians(33)) / strength)
  const ka = Math.tan(Math.PI / 4 - phi / 2) ** 2
  return integrated(4.5, (z) => ka * (permanent * 18 * z + variable * 10)).moment
}

describe('the cantilever wall of the retaining wall article', () => {
  const first = verify(SHALLOW, C2)
  const second = verify(DEEP, C2)
  const strong = verify(DEEP, C1)

  test('passes in sliding and in the middle third at first, and fails in bearing', () => {
    expect(first.sliding).toBeLessThan(1)
    expect(first.eccentricity).toBeLessThan(3.0 / 6)
    expect(first.bearing).toBeCloseTo(1.127, 2)
    expectPrinted(article, '\\sigma_{1}', first.pressure)
    expectPrinted(article, 'r_{1}', first.resistance)
  })

  const ATTEMPT: Wall = { ...SHALLOW, overburden: 0 }
  const LOW: Wall = { base: 3.05, toe: 0.9, stem: 3.75, overburden: 0.9, footing: 0.45, surcharge: 20 }

  test('has the thrust, the resultant and the resistance of three walls', () => {
    expectIndependent(article, {
      H_2: [second.thrust, first.thrust],
      e_2a: [second.eccentricity, first.eccentricity],
      r_2a: [second.resistance, verify(ATTEMPT, C2).resistance],
      r_1a: [strong.resistance],
      M_C1: [stem(C1)],
      r_2b: [verify(LOW, C2, true).resistance],
      r_1c: [verify(LOW, { ...C1, weight: 1.35 }, true).resistance],
    })
  })

  test('prints the thrust, the grip and the resultant of the first try', () => {
    expectPrinted(article, 'H_d', first.thrust)
    expectPrinted(article, 'V_d', first.vertical)
    expectPrinted(article, 'R_d', first.grip)
    expectPrinted(article, 'M_{stb}', first.restoring)
    expectPrinted(article, 'M_{dst}', first.disturbing)
    expectPrinted(article, 'e', first.eccentricity)
    expectPrinted(article, "B'", first.width)
    expectPrinted(article, 'N_q', first.nq, strong.nq)
    expectPrinted(article, 'N_\\gamma', first.ng, strong.ng)
    expectPrinted(article, 'i_q', first.iq)
    expectPrinted(article, 'i_\\gamma', first.ig)
  })

  test('passes at second in both combinations, with the load on the heel and without', () => {
    expect(article.body).toContain('\\frac{103.5}{111.3} = 0.93')
    for (const factors of [C2, C1, { ...C1, weight: 1.35 }])
      for (const loadOnHeel of [false, true]) {
        const { sliding, eccentricity, bearing } = verify(DEEP, factors, loadOnHeel)
        expect(Math.max(sliding, bearing, eccentricity / (3.4 / 6))).toBeLessThan(1)
      }
    expect(second.bearing).toBeCloseTo(0.93, 2)
    expect(second.sliding).toBeCloseTo(0.86, 2)
  })

  test('prints what it says of the other runs', () => {
    const loaded = verify(DEEP, C2, true)
    const narrow = verify({ ...DEEP, base: 3.0, toe: 0.65 }, C2)
    const one = verify(DEEP, { ...C1, weight: 1.35 })
    for (const text of [
      `the pressure to ${loaded.pressure.toFixed(0)} and`,
      `to ${loaded.resistance.toFixed(0)} kN/m²: utilisation ${loaded.bearing.toFixed(2)}`,
      `rises to ${narrow.eccentricity.toFixed(2)} m`,
      `used at ${narrow.bearing.toFixed(2)}`,
      `grows to ${strong.eccentricity.toFixed(3)} m`,
      `falls to ${strong.width.toFixed(2)} m and the pressure is ${strong.pressure.toFixed(0)} kN/m²`,
      `N_q = ${strong.nq.toFixed(1)} `,
      `N_\\gamma = ${strong.ng.toFixed(1)} `,
      `utilisation is ${strong.bearing.toFixed(2)}`,
      `it is ${one.bearing.toFixed(2)}. Combination 2`,
    ])
      expect(article.body).toContain(text)
  })

  test('has the bending moments of the stem', () => {
    expect(article.calculated('M_C2')).toBeCloseTo(stem(C2), 3)
    expect(stem(C1)).toBeGreaterThan(stem(C2))
  })
})
