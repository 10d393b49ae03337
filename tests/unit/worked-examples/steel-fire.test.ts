import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'
import { TABLES } from '../../support/tables'

describe('the beam in fire of the article on critical temperatures', () => {
  const article = printedBy('critical-temperature-of-steel-members')

  type Beam = Record<'h' | 'b' | 'tw' | 'tf' | 'r' | 'yielding' | 'span' | 'load', number>
  /** Sizes in mm, N/mm², span in m, load of the fire in kN/m. */
  const one: Beam = {
    ...{ h: 402.6, b: 177.7, tw: 7.7, tf: 10.9, r: 10.2 },
    ...{ yielding: 275, span: 9, load: 10.2 + 0.5 * 9.9 },
  }
  const idle: Beam = {
    ...{ h: 453.4, b: 189.9, tw: 8.5, tf: 12.7, r: 10.2 },
    ...{ yielding: 355, span: 8, load: 5 + 0.3 * 6 },
  }
  const full: Beam = { ...one, span: 10, load: 14 + 0.5 * 9.9 }

  function widthAt({ h, b, tw, tf, r }: Beam, y: number): number {
    const below = h / 2 - tf - y
    if (below <= 0) return b
    return below < r ? tw + 2 * (r - Math.sqrt(r ** 2 - (r - below) ** 2)) : tw
  }
  const area = (beam: Beam) => 2 * integral((y) => widthAt(beam, y), 0, beam.h / 2, 20000)

  /** Share of the plastic moment, of strips at yield, that the moment of the shear up to midspan uses. */
  function used(beam: Beam): number {
    const moment = integral((x) => beam.load * (beam.span / 2 - x), 0, beam.span / 2)
    const plastic = 2 * beam.yielding * integral((y) => widthAt(beam, y) * y, 0, beam.h / 2, 20000)
    return (moment * 1e6) / plastic
  }

  /** Temperature at which Table 3.1 leaves this share of the yield strength, between its rows. */
  function temperature(share: number): number {
    const rows = TABLES.get('steel_in_fire')!.rows.map((row) => [Number(row[0]), Number(row[1])] as const)
    const strength = (theta: number) => {
      const above = rows.findIndex(([at]) => at >= theta)
      const [low, high] = [rows[above - 1]!, rows[above]!]
      return low[1] + ((theta - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
    }
    return root((theta) => share - strength(theta), 401, 1199)
  }

  /** Edges in mm that the fire sees: both sides of the web and of the flanges, all but the top. */
  const edges = ({ h, b, tw, tf }: Beam) => 2 * (h - 2 * tf) + 4 * tf + b + 2 * (b - tw)

  /** Temperature in °C that a metre of beam gains in five seconds of gas at 700 °C. */
  function gained(beam: Beam): number {
    const shaded = (0.9 * (2 * beam.h + beam.b)) / 1e3
    const flux = 25 * 400 + 0.7 * 5.67e-8 * (973 ** 4 - 573 ** 4)
    const heat = 425 + 0.773 * 300 - 1.69e-3 * 300 ** 2 + 2.22e-6 * 300 ** 3
    return (flux * shaded * 5) / (heat * 7850 * (area(beam) / 1e6))
  }

  test('is as hot as the strength of Table 3.1 lets it be', () => {
    const share = used(one)
    expectIndependent(article, {
      mu_0: [one, idle, full].map(used),
      theta_1: [one, idle, full].map((beam) => temperature(used(beam))),
      theta_2: [temperature(0.85 * share)],
      theta_3: [temperature(0.7 * share)],
      A_m: [one, idle].map((beam) => (edges(beam) / area(beam)) * 1e3),
      Delta_theta: [gained(one)],
    })
  })

  test('is in class 1 with the modulus ratio of the fire, its flange by 3%', () => {
    // UB 406 × 178 × 54: flats between the root fillets, over thickness.
    const [flange, web] = [(177.7 - 7.7 - 2 * 10.2) / 2 / 10.9, (402.6 - 2 * 10.9 - 2 * 10.2) / 7.7]
    const reduced = Math.sqrt((0.85 ** 2 * 235) / 275)
    expect(article.body).toContain(`9\\varepsilon_{fi} = ${(9 * reduced).toFixed(2)}`)
    expect(article.body).toContain(`72\\varepsilon_{fi} = ${(72 * reduced).toFixed(1)}`)
    expect(article.body).toContain(`outstand is ${flange.toFixed(2)} and the web ${web.toFixed(1)} times`)
    expect((9 * reduced) / flange).toBeCloseTo(1.03, 2)
  })
})
