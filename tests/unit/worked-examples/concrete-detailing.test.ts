import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the lap of the article on anchorage', () => {
  const article = printedBy('anchorage-and-lap-lengths')

  type Bar = Record<'size' | 'tensile' | 'stress' | 'confined', number> & { isGood: boolean }
  const top: Bar = { size: 20, tensile: 2, stress: 434.8, confined: 30, isGood: false }
  const moved: Bar = { ...top, stress: 0.4 * 434.8 }
  const deep: Bar = { size: 16, tensile: 2.5, stress: 400, confined: 60, isGood: true }

  /** Length in mm on which the bond of rings of the bar equals its force. */
  function basic({ size, tensile, stress, isGood }: Bar): number {
    const bond = (2.25 * (isGood ? 1 : 0.7) * tensile) / 1.5
    const force = integral((r) => stress * 2 * Math.PI * r, 0, size / 2)
    return root((length) => integral(() => bond * Math.PI * size, 0, length) - force, 0, 1e4)
  }

  /** Coefficient of the cover: 1 at one diameter, 0.7 at three, on a line between them. */
  function cover({ size, confined }: Bar): number {
    const share = Math.min(1, Math.max(0, (confined / size - 1) / 2))
    return (1 - share) * 1 + share * 0.7
  }

  /** Coefficient of laps of a share of the bars: the square of it is the share over a quarter. */
  const lapped = (share: number) =>
    Math.min(
      1.5,
      root((x) => x * x - share / 0.25, 1, 3),
    )

  test('has the lengths that bond asks for, and the minima where these govern', () => {
    const bars = [top, moved, deep]
    const shares = [1, 1, 0.33]
    expectIndependent(article, {
      'l_b.rqd': bars.map(basic),
      l_bd: [...bars.map((bar) => basic(bar) * cover(bar)), 100],
      l_0: [...bars.map((bar, index) => basic(bar) * cover(bar) * lapped(shares[index]!)), 200],
    })
    expect(lapped(0.33)).toBeCloseTo(1.15, 2)
    expect(lapped(0.5)).toBeCloseTo(1.4, 1)
  })

  test('prints the lap in diameters, and what the move saves', () => {
    const [here, there] = [top, moved].map((bar) => basic(bar) * cover(bar) * 1.5) as [number, number]
    expect((here / 20).toFixed(0)).toBe('72')
    expect(article.body).toContain('or 72 diameters')
    expect((here - there).toFixed(0)).toBe('862')
    expect(article.body).toContain('has saved 862 mm')
    expect(article.body).toContain(`minimum of ${(0.3 * 1.5 * basic(top)).toFixed(0)} mm`)
  })

  test('prints the lengths in diameters of its table', () => {
    for (const [name, tensile] of [
      ['C25/30', 1.8],
      ['C30/37', 2],
      ['C35/45', 2.2],
      ['C40/50', 2.5],
    ] as const) {
      const [good, poor] = [true, false].map((isGood) => basic({ ...top, tensile, isGood }) / 20) as [
        number,
        number,
      ]
      expect(article.body).toMatch(
        new RegExp(`<td>${name}</td>.*<td>${good.toFixed(0)}</td><td>${poor.toFixed(0)}</td></tr>`, 'u'),
      )
    }
  })

  test('counts a welded transverse bar in compression too', () => {
    expect(article.body).toContain('\\alpha_4 = 0.7')
  })
})
