import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'
import { trialOf } from '../../support/trial'

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

describe('the pane of the article on glass', () => {
  const article = printedBy('glass-pane-strength-en-16612')

  type Pane = { a: number; b: number; h: number; design: number; service: number }
  const pane: Pane = { a: 1200, b: 1800, h: 9.7, design: 1.65e-3, service: 1.1e-3 }
  const roof: Pane = { a: 1200, b: 1800, h: 7.7, design: 1.47e-3, service: 1e-3 }
  const large: Pane = { a: 1500, b: 2000, h: 7.7, design: 3.6e-3, service: 2.4e-3 }
  const strip: Pane = { a: 1000, b: 2250, h: 5.8, design: 1.5e-3, service: 1e-3 }

  /** Sum of Navier's double series at the middle of a plate with simple edges. */
  function series({ a, b }: Pane, part: (x: number, y: number) => number): number {
    let sum = 0
    for (let m = 1; m < 200; m += 2)
      for (let n = 1; n < 200; n += 2) {
        const [x, y] = [((m * Math.PI) / a) ** 2, ((n * Math.PI) / b) ** 2]
        const sign = (m + n) % 4 === 2 ? 1 : -1
        sum += (sign * 16 * part(x, y)) / (Math.PI ** 2 * m * n * (x + y) ** 2)
      }
    return sum
  }
  const stress = (of: Pane) => (6 * of.design * series(of, (x, y) => x + 0.3 * y)) / of.h ** 2
  const sag = (of: Pane) => (of.service * series(of, () => 1)) / ((70e3 * of.h ** 3) / (12 * (1 - 0.23 ** 2)))

  const strength = (hours: number, prestressed = 45) => {
    const duration = Math.min(1, Math.exp(Math.log(0.663) - Math.log(hours) / 16))
    return (duration * 45) / 1.8 + (prestressed - 45) / 1.2
  }

  test('has the stresses, strengths and the sag that were found otherwise', () => {
    expectIndependent(article, {
      sigma_d: [pane, roof, large, strip].map(stress),
      f_gd: [strength(5 / 3600), strength(504), strength(0.167, 120)],
      'f_gd.G': [strength(438_000)],
      w_k: [sag(pane), sag(large), sag(strip)],
    })
  })

  test('is never more than a hundredth below the series, at any ratio of its sides', () => {
    const square = { a: 1000, h: 9.7, design: 1.65e-3, service: 1.1e-3 }
    for (let ratio = 1; ratio <= 6; ratio += 0.125) {
      const trial = trialOf('glass-pane-strength-en-16612', { a: 1000, b: 1000 * ratio })
      const exact = { ...square, b: 1000 * ratio }
      const bent =
        (6 * exact.design * series(exact, (x, y) => x + 0.23 * y)) / exact.h ** 2 / trial.value('sigma_d')
      expect({ ratio, isSafe: bent < 1.01 && sag(exact) / trial.value('w_k') < 1.01 }).toEqual({
        ratio,
        isSafe: true,
      })
    }
  })

  test('prints the strengths of the table', () => {
    for (const [hours, shown] of [
      ['0.00139', 5 / 3600],
      ['0.00833', 30 / 3600],
      ['0.167', 0.167],
      ['504', 504],
      ['438 000', 438_000],
    ] as const)
      expect(article.body).toMatch(
        new RegExp(`<td>${hours}</td><td>[\\d.]+</td><td>${strength(shown).toFixed(1)}</td>`, 'u'),
      )
  })
})
