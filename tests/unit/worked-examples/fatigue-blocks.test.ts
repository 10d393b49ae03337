import { failingWith, valueWith } from '../../support/failing'

const SLUG = 'fatigue-detail-categories-en-1993-1-9'

describe('the blocks of the article on fatigue', () => {
  test('say what one range above the knee would bring, where all of them lie below it', () => {
    const low = { Deltasigma_1: 43, Deltasigma_2: 42, Deltasigma_3: 40 }
    const rare = { ...low, n_1: 1, Deltasigma_1: 44 }
    expect(valueWith(SLUG, 'D', low)).toBe(0)
    const without = valueWith(SLUG, 'D_0', { ...low, n_1: 0 })
    expect(without).toBeGreaterThan(0.5)
    expect(valueWith(SLUG, 'D', rare)).toBeCloseTo(without, 4)
    expect(valueWith(SLUG, 'D', {})).toBe(valueWith(SLUG, 'D_0', {}))
  })

  test('are on the safe side where two are joined at the larger range', () => {
    const apart = valueWith(SLUG, 'D', {})
    const joined = valueWith(SLUG, 'D', { n_2: 3.8e6, n_3: 0 })
    expect(joined).toBeGreaterThan(apart)
    expect(failingWith(SLUG, { n_2: 3.8e6, n_3: 0 })).toEqual(['Sum of the damage'])
  })
})
