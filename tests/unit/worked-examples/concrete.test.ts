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
