import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the steel roof of the article on thermal actions', () => {
  const article = printedBy('thermal-actions-on-buildings')

  type Roof = { length: number; area: number; bracing: number; height: number }
  const roof: Roof = { length: 84_000, area: 5870, bracing: 15, height: 6000 }
  const long: Roof = { ...roof, length: 120_000, area: 7640, bracing: 40 }
  const small: Roof = { ...roof, length: 40_000, bracing: 2, height: 4000 }

  /** The force in kN at which strut and bracings shorten by the free change of length. */
  const restrained = ({ length, area, bracing }: Roof, range: number): number =>
    root((force) => 12e-6 * range * length - (force * length) / (210 * area) - 2 * (force / bracing), 0, 1e5)

  /** The movement of an end, millimetre by millimetre from the middle. */
  function moved({ length }: Roof, range: number): number {
    let sum = 0
    for (let count = 0; count < length / 2; count += 1) sum += 12e-6 * range
    return sum
  }

  /** Moment in kNm at the foot of a column whose head is pushed: a unit force bends it by so much. */
  function pushed(of: Roof, range: number): number {
    const give = integral((x) => (x * x) / (210 * 4570e4), 0, of.height)
    return ((moved(of, range) / give) * of.height) / 1e3
  }

  test('has the forces, movements and moments that were found otherwise', () => {
    expectIndependent(article, {
      F_s: [restrained(roof, 55), restrained(long, 35 + 42 - 10)],
      delta_s: [moved(roof, 55)],
      M_col: [pushed(roof, 55), pushed(long, 35 + 42 - 10)],
      F_w: [restrained(small, 40)],
      delta_m: [moved(small, 40)],
    })
  })

  test('prints what the initial temperature is worth', () => {
    const [recommended, cold] = [restrained(roof, 55), restrained(roof, 65)]
    expect(article.calculated('F_s1')).toBeCloseTo(cold, 6)
    expect(article.calculated('F_Ed.1')).toBeCloseTo(1.5 * cold, 6)
    expect(article.calculated('Delta_T.w2')).toBe(-32)
    expect(cold / recommended).toBeCloseTo(1.18, 2)
    expect((cold - recommended) / 10).toBeCloseTo(5.0, 1)
    for (const text of [
      `the ${recommended.toFixed(0)} kN take 1.5`,
      `the force ${cold.toFixed(0)} kN, which is 18% more`,
      'Each degree of it is worth 5.0 kN',
      `a lean of about 1 in ${(6000 / moved(roof, 55)).toFixed(0)}`,
    ])
      expect(article.body).toContain(text)
  })
})

describe('the article on combinations of actions', () => {
  test('offers the pair of expressions for set B alone, and for GEO in it', () => {
    const { body } = printedBy('combinations-of-actions-en-1990')
    expect(body).toContain('set B, for STR and for GEO alike')
    expect(body).not.toContain('EQU or GEO checks')
  })
})
