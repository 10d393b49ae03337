import { failingWith, valueWith } from '../../support/failing'
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

  test('asks for legs, distance and cover where the lap needs them, and for good bond where it is', () => {
    const slug = 'anchorage-and-lap-lengths'
    expect(failingWith(slug, {})).toEqual([])
    expect(failingWith(slug, { n_t: 3 })).toEqual(['Transverse bars at the lap'])
    expect(failingWith(slug, { a: 39 })).toEqual(['Clear distance between adjacent laps'])
    expect(failingWith(slug, { y_b: 475 })).toEqual(['Cover at least the diameter'])
    // Just below and above the boundaries of good bond, in a shallow and in a deep pour.
    for (const [h, y_b, factor] of [
      [600, 240, 1],
      [600, 241, 0.7],
      [601, 291, 1],
      [601, 292, 0.7],
    ] as const)
      expect(valueWith(slug, 'eta_1', { h, y_b })).toBe(factor)
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

describe('the slab of the article on spans over depths', () => {
  const article = printedBy('span-to-depth-deflection-control')

  /** Steel in per cent of width and depth, in tension and compression, and the factors on the basic ratio. */
  type Slab = { system: number; steel: number; pressed?: number; factors: number }

  /** Basic ratio for C30/37: the square root of the strength, times the reference ratio, is 3 per cent. */
  function basic({ system, steel, pressed = 0 }: Slab): number {
    const reference = Math.sqrt(30) / 10
    const excess = reference / steel - 1
    const beyond = excess > 0 ? 3.2 * Math.sqrt(30 * excess ** 3) : 0
    const below = excess > 0 ? 0 : Math.sqrt((30 * pressed) / reference) / 12
    return system * (11 + 4.5 / (steel - (excess > 0 ? 0 : pressed)) + beyond + below)
  }

  const area = (size: number, spacing: number) => (1e3 / spacing) * (size / 2) ** 2 * Math.PI
  const slab: Slab = { system: 1.3, steel: 71.8 / 205, factors: (7 / 7.5) * (area(12, 140) / 718) }
  const thin: Slab = { system: 1.3, steel: 82 / 180, factors: (7 / 7.5) * (area(12, 130) / 820) }
  const short: Slab = { system: 0.4, steel: 1.5, pressed: 0.5, factors: 0.8 * (area(25, 140) / 3075) }

  test('has the ratios of the expression in per cent, and the published ones within rounding', () => {
    const slabs = [slab, thin, short]
    const published = [14, 26]
    expect(Math.abs(basic({ ...slab, system: 1, steel: 1.5 }) / 14 - 1)).toBeLessThan(0.03)
    expect(Math.abs(basic({ ...slab, steel: 0.5 }) / 26 - 1)).toBeLessThan(0.03)
    expectIndependent(article, {
      r_0: [basic(slab), basic(thin), ...published, basic(short)],
      r_lim: slabs.map((one) => basic(one) * one.factors),
    })
  })

  test('prints the published ratios of its table', () => {
    for (const [system, high, low] of [
      [1, 14, 20],
      [1.3, 18, 26],
      [1.5, 20, 30],
      [1.2, 17, 24],
      [0.4, 6, 8],
    ] as const) {
      expect(article.body).toContain(`<td>${high}</td><td>${low}</td></tr>`)
      for (const [steel, ratio] of [
        [1.5, high],
        [0.5, low],
      ] as const)
        expect(Math.abs(basic({ system, steel, factors: 1 }) - ratio)).toBeLessThan(1.1)
    }
  })

  test('prints what becomes of the thinner slab, with the largest factor of the United Kingdom', () => {
    const limit = (basic(thin) * 7) / 7.5
    expect(article.body).toContain(`= ${basic(thin).toFixed(2)} \\times 0.933 = ${limit.toFixed(1)}`)
    expect(limit * 1.5).toBeLessThan(7500 / 180)
    const margin = ((basic(slab) * slab.factors) / (7500 / 205) - 1) * 100
    expect(article.body).toContain(`${margin.toFixed(0)}% in hand`)
  })

  test('prints the ratio that the clause allows without a limit, and where the British one stops', () => {
    const slug = 'span-to-depth-deflection-control'
    const long = { A_req: 300, p_b: 300, l_eff: 12 }
    const allowed = basic({ system: 1.3, steel: 30 / 205, factors: 1 }) * (7 / 12) * (area(12, 300) / 300)
    expect(valueWith(slug, 'r_lim', long)).toBeCloseTo(allowed, 6)
    expect(valueWith(slug, 'r_lim', long, 'UK')).toBe(52)
    expect(failingWith(slug, long)).toEqual([])
    expect(article.body).toContain(`against an allowed ${allowed.toFixed(1)}, with brittle partitions`)
    // Its own weight at 1.35, with a lever arm of 0.9 d.
    const bending = (1.35 * 0.25 * 25 * 12 ** 2 * 1e6) / 12
    expect(Math.round(bending / (0.9 * 205 * (500 / 1.15)) / 300)).toBe(4)
  })

  test('counts the least steel where less is required, for the ratio and for the surplus alike', () => {
    const slug = 'span-to-depth-deflection-control'
    expect(failingWith(slug, {})).toEqual([])
    const least = { system: 1.3, steel: 0.13, factors: 1 }
    for (const A_req of [50, 200]) {
      expect(valueWith(slug, 'r_0', { A_req })).toBeCloseTo(basic(least), 6)
      expect(valueWith(slug, 'F_3', { A_req })).toBeCloseTo(area(12, 140) / (1.3 * 205), 9)
    }
    expect(failingWith(slug, { A_req: 820, p_b: 130, d: 180 })).toEqual(['Deflection without calculation'])
    expect(failingWith(slug, { A_req: 820 })).toEqual(['Steel provided', 'Deflection without calculation'])
  })

  test('bounds ratio and factor by the British annex where it is chosen', () => {
    expect(article.calculated('r_lim', 'UK')).toBeCloseTo(article.calculated('r_lim'), 9)
    const slug = 'span-to-depth-deflection-control'
    const factor = area(12, 140) / (1.3 * 205)
    const [few, many] = [{ A_req: 200 }, { A_req: 200, f_ck: 50 }]
    expect(valueWith(slug, 'F_3', few)).toBeCloseTo(factor, 9)
    expect(valueWith(slug, 'F_3', few, 'UK')).toBe(1.5)
    expect(valueWith(slug, 'r_lim', many)).toBeGreaterThan(100)
    expect(valueWith(slug, 'r_lim', many, 'UK')).toBe(40 * 1.3)
  })
})
