import { expectPrinted, printedBy } from '../../support/printed'

describe('the laminated pane of the article on glass', () => {
  const article = printedBy('glass-pane-strength-en-16612')

  /**
   * Thickness for stress of one of two equal plies, from their bending: a share of the moment bends the ply,
   * and the couple of the two, as far as the interlayer transfers it, stretches it.
   */
  function forStress(ply: number, transfer: number): number {
    const arm = ply / 2
    const stiffness = 2 * (ply ** 3 / 12) + transfer * 2 * ply * arm ** 2
    // Stress at the face of the ply under a unit moment: curvature times the distances that strain it.
    const stress = (ply / 2 + transfer * arm) / stiffness
    return Math.sqrt(6 / stress)
  }

  test('has thicknesses that agree with the bending of the plies', () => {
    expectPrinted(article, 'h_{ef,\\sigma}', forStress(6, 0.3))
    expectPrinted(article, 'h_{ef,\\sigma,min}', forStress(5.8, 0.3))
    expect(forStress(6, 0)).toBeCloseTo(6 * Math.SQRT2, 9)
    expect(forStress(6, 1)).toBeCloseTo(12, 9)
  })

  test('carries the wind of the worked example', () => {
    const stress = (0.487 * 1.65e-3 * 1200 ** 2) / forStress(5.8, 0.3) ** 2
    expectPrinted(article, '\\sigma_{d,lam}', stress)
    expect(stress).toBeLessThan(45 / 1.8)
  })
})
