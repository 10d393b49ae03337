import { printedBy } from '../../support/printed'

describe('the beam of the article on singly reinforced sections', () => {
  const { body } = printedBy('singly-reinforced-sections-in-bending')

  /** The steel at which the couple of block and bars equals the moment, found by bisection on its force. */
  function steelFor(moment: number, depth: number): number {
    const block = 300 * (0.85 / 1.5) * 30
    let [low, high] = [0, 3e6]
    for (let step = 0; step < 100; step += 1) {
      const force = (low + high) / 2
      if (force * (depth - force / block / 2) < moment) low = force
      else high = force
    }
    return low / (500 / 1.15)
  }

  test('loses half of the distance between two layers, and needs the steel that it says', () => {
    expect(body).toContain(`from 1 361 to 1 457 mm²`)
    expect(Math.abs(steelFor(260e6, 497.5) - 1361)).toBeLessThan(1)
    expect(Math.abs(steelFor(260e6, 497.5 - 50 / 2) - 1457)).toBeLessThan(1)
  })
})

describe('the flat slab of the article on punching', () => {
  const article = printedBy('punching-shear-flat-slabs')

  test('has a minimum resistance that does not govern here, and does below the ratio named', () => {
    const size = (depth: number): number => Math.min(1 + Math.sqrt(200 / depth), 2)
    const floor = (k: number): number => 0.035 * Math.sqrt(k ** 3 * 30)
    const resistance = (k: number, ratio: number): number => 0.12 * k * Math.cbrt(100 * ratio * 30)
    expect(article.calculated('v_min')).toBeCloseTo(floor(size(250)), 10)
    expect(resistance(size(250), 0.008)).toBeGreaterThan(floor(size(250)))
    expect(resistance(2, 0.0038)).toBeLessThan(floor(2))
    expect(resistance(2, 0.0039)).toBeGreaterThan(floor(2))
    expect(article.body).toContain('below about 0.38%')
  })
})

describe('the cover of the article on exposure classes', () => {
  test('against soil is named as recommended and as a national choice', () => {
    const { body } = printedBy('concrete-cover-and-exposure-classes')
    expect(body).toMatch(/recommended values, .* and a national choice/u)
    expect(body).toContain('75 mm by the recommended value')
  })
})
