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

describe('the building of the article on peak velocity pressure', () => {
  const article = printedBy('peak-velocity-pressure-en-1991-1-4')

  /** Mean and gust in one product, from friction velocity: nothing is rounded on the way. */
  function pressure(roughness: number): number {
    const friction = 0.19 * (roughness / 0.05) ** 0.07 * 24
    const logarithm = Math.log(18 / roughness)
    return (0.625 * friction ** 2 * logarithm * (logarithm + 7)) / 1e3
  }

  test('has the pressures of both terrains', () => {
    const [town, fields] = [pressure(0.3), pressure(0.05)]
    expectPrinted(article, 'q_p(18)', town, fields)
    expect(article.body).toContain(`= ${(fields / town).toFixed(2)}\\) on every load`)
  })

  test('has a British line, the exposure factor named as assumed', () => {
    const speed = 22 + 22 * 0.08 * Math.exp(0.2 * Math.log(10 / 18))
    expectPrinted(article, 'c_{alt}', speed / 22)
    expectPrinted(article, 'v_b', speed)
    expectPrinted(article, 'q_b', (0.613 * speed ** 2) / 1e3)
    expectPrinted(article, 'q_{p,UK}', (2.8 * 0.613 * speed ** 2) / 1e3)
    expect(article.body).toContain('assumed here for the arithmetic')
    expect((1.7 / 1.6) ** 2).toBeCloseTo(1.13, 2)
  })
})

describe('the article on snow', () => {
  test('gives the coefficient of the loaded slope, and the amendment', () => {
    const { body } = printedBy('snow-loads-and-drifts')
    expect(body).toContain('rising to 1.2 at 30°')
    expect(body).toContain('A1:2015')
  })
})
