import { expectPrinted, printedBy } from '../../support/printed'

describe('the steel roof of the article on thermal actions', () => {
  const article = printedBy('thermal-actions-on-buildings')
  const E = 210
  const area = 5870
  const bracing = 15

  /** The force at which the shortening of the strut and the give of both bracings add up to the expansion. */
  function restrained(length: number, range: number): number {
    const gap = (force: number): number =>
      12e-6 * range * length - (force * length) / (E * area) - 2 * (force / bracing)
    let [low, high] = [0, 1e5]
    for (let step = 0; step < 100; step += 1) {
      const middle = (low + high) / 2
      if (gap(middle) > 0) low = middle
      else high = middle
    }
    return low
  }

  test('has the forces of both initial temperatures', () => {
    const [recommended, cold] = [restrained(84_000, 55), restrained(84_000, 65)]
    expectPrinted(article, 'F', recommended)
    expectPrinted(article, 'F_{0}', cold)
    expectPrinted(article, 'F_{Ed}', 1.5 * recommended)
    expectPrinted(article, 'F_{Ed,0}', 1.5 * cold)
    expect(cold / recommended).toBeCloseTo(1.18, 2)
    expect((cold - recommended) / 10).toBeCloseTo(5.0, 1)
    expect(article.body).toContain('18% more')
  })

  test('has the movement of a column head on either side of the middle', () => {
    expectPrinted(article, '\\delta', 12e-6 * 55 * 42_000)
    expectPrinted(article, '\\Delta T_{summer,0}', 65)
    expectPrinted(article, '\\Delta T_{winter,20}', -32)
  })
})

describe('the article on combinations of actions', () => {
  test('offers the pair of expressions for set B alone, and for GEO in it', () => {
    const { body } = printedBy('combinations-of-actions-en-1990')
    expect(body).toContain('set B, for STR and for GEO alike')
    expect(body).not.toContain('EQU or GEO checks')
  })
})
