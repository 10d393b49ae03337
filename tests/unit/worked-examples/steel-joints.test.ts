import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the joint of the article on end plates', () => {
  const article = printedBy('end-plate-moment-connections')

  type Joint = Record<
    'h' | 'b' | 'tw' | 'tf' | 'r' | 'flange' | 'web' | 'bolt' | 'gauge' | 'pitch' | 'plate' | 'arm',
    number
  >
  /** Sizes in mm, strengths in N/mm², tension resistance of a bolt in kN. */
  const one: Joint = {
    ...{ h: 260.3, b: 256.3, tw: 10.3, tf: 17.3, r: 12.7, flange: 345, web: 355 },
    ...{ bolt: (0.9 * 800 * 353) / 1.25e3, gauge: 100, pitch: 100, plate: 200, arm: 490 },
  }
  const light: Joint = {
    ...{ h: 203.2, b: 203.6, tw: 7.2, tf: 11, r: 10.2, flange: 275, web: 275 },
    ...{ bolt: (0.9 * 800 * 245) / 1.25e3, gauge: 90, pitch: 90, plate: 180, arm: 400 },
  }
  const heavy: Joint = {
    ...{ h: 339.9, b: 314.5, tw: 19.1, tf: 31.4, r: 15.2, flange: 345, web: 345 },
    ...{ bolt: light.bolt, gauge: 100, pitch: 100, plate: 200, arm: 700 },
  }

  const sides = ({ gauge, tw, r, b, plate }: Joint) => {
    const inner = (gauge - tw) / 2 - 0.8 * r
    const edge = (b - gauge) / 2
    return { inner, edge, prying: Math.min(edge, (plate - gauge) / 2, 1.25 * inner) }
  }

  /**
   * Largest pull in kN of a T-stub whose halves are in equilibrium: prying at the edge holds the flange down
   * and adds to the bolt; the flange bears one moment at the web and at the bolts.
   */
  function pull(joint: Joint, length: number, bolts: number): number {
    const { inner, prying } = sides(joint)
    const moment = (length * joint.tf ** 2 * joint.flange) / 4e3
    let best = 0
    for (let pried = 0; pried * prying <= moment && pried < bolts; pried += 0.01)
      best = Math.max(best, Math.min((moment + pried * prying) / inner, bolts - pried))
    return 2 * best
  }
  /** A pattern of circles meets no prying: the flange turns along both of its lines. */
  const round = (joint: Joint, length: number) =>
    (length * joint.tf ** 2 * joint.flange) / 1e3 / sides(joint).inner

  function row(joint: Joint): number {
    const { inner, edge } = sides(joint)
    return Math.min(pull(joint, 4 * inner + 1.25 * edge, joint.bolt), round(joint, 2 * Math.PI * inner))
  }
  function group(joint: Joint): number {
    const { inner, edge } = sides(joint)
    const { pitch, bolt } = joint
    return Math.min(
      pull(joint, 2 * (2 * inner + 0.625 * edge + pitch / 2), 2 * bolt),
      round(joint, 2 * (Math.PI * inner + pitch)),
    )
  }

  /** Shear of the panel in kN: the web with its fillets, and half of each flange beside it, in strips. */
  function panel({ h, tw, tf, r, web }: Joint): number {
    const wide = (y: number) => {
      const below = h / 2 - tf - Math.abs(y)
      return below < r ? tw + 2 * (r - Math.sqrt(r ** 2 - (r - below) ** 2)) : tw
    }
    const area = integral(wide, tf - h / 2, h / 2 - tf, 20000) + tf * (tw + 2 * r)
    return (0.9 * area * root((stress) => 3 * stress ** 2 - web ** 2, 0, web)) / 1e3
  }

  /** Moment in kNm: the upper row is filled first, then the lower one, until a link is full. */
  function moment(joint: Joint): number {
    const [alone, both, shear] = [row(joint), group(joint), panel(joint)]
    const lower = joint.arm - joint.pitch
    let [upper, second] = [0, 0]
    while (upper < Math.min(alone, shear)) upper += 0.05
    // A row near the strength of its bolts is brittle: the next one gets no more than the strain lets it.
    const most = upper > 1.9 * joint.bolt ? (upper * lower) / joint.arm : alone
    while (second < most && upper + second < Math.min(both, shear)) second += 0.05
    return (upper * joint.arm + second * lower) / 1e3
  }

  test('has the pulls in equilibrium with prying, the panel in strips and the moment of filled rows', () => {
    expectIndependent(article, {
      F_a: [one, light, heavy].map(row),
      F_g: [one, light].map(group),
      V_wp: [panel(one)],
      M_j: [one, light, heavy].map(moment),
    })
    expect(row(one)).toBeLessThan(1.9 * one.bolt)
    expect(row(heavy)).toBeGreaterThan(1.9 * heavy.bolt)
    expect(article.body).toContain(`${(1.9 * one.bolt).toFixed(1)}\\,\\text{kN}`)
  })
})
