import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the strip footing of the article on Design Approach 1', () => {
  const article = printedBy('eurocode-7-design-approach-1')

  type Strip = {
    width: number
    depth: number
    strength: number
    weight: number
    loads: [permanent: number, variable: number]
  }
  const strip: Strip = { width: 1.5, depth: 0.8, strength: 60, weight: 19, loads: [120, 40] }
  const buried: Strip = { width: 2, depth: 3, strength: 20, weight: 20, loads: [120, 40] }
  const lively: Strip = { ...strip, loads: [60, 200] }

  /**
   * In kN/m: beside the base the clay is pressed sideways by its overburden and twice its strength in all;
   * along a slip line that turns by a right angle the mean stress grows with the angle.
   */
  function resistance({ width, depth, strength, weight }: Strip, factor: number): number {
    const shear = strength / factor
    const beside = weight * depth + shear
    const below = beside + integral(() => 2 * shear, 0, Math.PI / 2)
    return (below + shear) * width
  }

  const used = (of: Strip): [number, number] => [
    (1.35 * of.loads[0] + 1.5 * of.loads[1]) / resistance(of, 1),
    (of.loads[0] + 1.3 * of.loads[1]) / resistance(of, 1.4),
  ]
  const enough = (of: Strip) => root((width) => 1 - Math.max(...used({ ...of, width })), 0.1, 10)

  test('has the resistances and widths that were found otherwise', () => {
    expect(used(buried)[0]).toBeGreaterThan(used(buried)[1])
    expectIndependent(article, {
      R_1: [resistance(strip, 1)],
      R_2: [resistance(strip, 1.4)],
      u_1: [used(buried)[0]],
      u_2: [used(buried)[1]],
      B_0: [enough(strip), enough(buried), enough(lively)],
    })
  })

  test('prints how much both combinations use, and the factors of old', () => {
    const [first, second] = used(strip)
    const global = resistance(strip, 1) / 160
    for (const text of [
      `margin, ${second.toFixed(2)} against ${first.toFixed(2)}.`,
      `is ${global.toFixed(2)}. A width of ${enough(strip).toFixed(2)} m`,
      `global factor of ${(global * second).toFixed(2)},`,
      `pressure is ${(222 / 1.5).toFixed(0)} kN/m² in the first and ${(172 / 1.5).toFixed(1)}`,
    ])
      expect(article.body).toContain(text)
  })
})
