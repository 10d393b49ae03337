import { failingWith, valueWith } from '../../support/failing'
import { integral, root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the plates of the article on effective widths', () => {
  const SLUG = 'plate-buckling-effective-width-en-1993-1-5'
  const article = printedBy(SLUG)
  const WAVES = 10

  /** Part of the largest stress that couples two waves across a plate whose stress falls to ψ of it. */
  const coupling = (ratio: number) =>
    Array.from({ length: WAVES }, (_, i) =>
      Array.from({ length: WAVES }, (_, j) =>
        integral(
          (y) =>
            2 * (1 - (1 - ratio) * y) * Math.sin((i + 1) * Math.PI * y) * Math.sin((j + 1) * Math.PI * y),
          0,
          1,
          400,
        ),
      ),
    )

  /** Buckling factor of a plate by Ritz: sine waves along and across, the least over the length of a wave. */
  function factor(ratio: number): number {
    const work = coupling(ratio)
    let least = Infinity
    for (let length = 0.4; length <= 1.2; length += 0.02) {
      const stiff = Array.from({ length: WAVES }, (_, i) => (1 / length + (i + 1) ** 2 * length) ** 2)
      // Stretched parts make negative roots: shifted by one, the largest is that of the compressed parts.
      const scaled = work.map((row, i) => row.map((value, j) => value / Math.sqrt(stiff[i]! * stiff[j]!)))
      let [shape, largest] = [Array.from({ length: WAVES }, (_, i) => 1 / (i + 1)), 0]
      for (let step = 0; step < 400; step += 1) {
        const next = scaled.map((row, i) => row.reduce((sum, value, j) => sum + value * shape[j]!, shape[i]!))
        largest = Math.hypot(...next)
        shape = next.map((value) => value / largest)
      }
      least = Math.min(least, 1 / (largest - 1))
    }
    return least
  }

  /** Root of yield over the critical stress of plate theory, with a Poisson's ratio of 0.3. */
  const slenderness = (width: number, thickness: number, yields: number, buckling: number) =>
    Math.sqrt((yields * 12 * (1 - 0.3 ** 2) * (width / thickness) ** 2) / (buckling * Math.PI ** 2 * 210e3))

  /** Part of a width that counts: what satisfies Winter's equation, by halving between a half and all. */
  const counts = (slender: number, ratio: number) =>
    root((part) => part * slender ** 2 - slender + 0.055 * (3 + ratio), 0.2, 1)

  test('has the buckling factors of Ritz, and widths that satisfy the equation of Winter', () => {
    const box = (thickness: number) => slenderness(600 - 2 * thickness, thickness, 355, 4)
    const part = counts(box(10), 1)
    const web = counts(slenderness(1400, 8, 355, 23.9), -1) * 700
    const high = counts(slenderness(1000, 8, 460, factor(-0.5)), -0.5) * (1000 / 1.5)
    const within = (name: string, value: number, tolerance: number) => {
      const written = article.expected()[name]!.map((one) => parseFloat(one))
      expect(Math.min(...written.map((one) => Math.abs(one - value) / value))).toBeLessThan(tolerance)
    }
    within('lambdabar_c', box(10), 0.003)
    within('N_c.Rd', (4 * (part * 580 + 10) * 10 * 355) / 1e3, 0.003)
    within('h_eff', web, 0.003)
    within('rho_c', counts(box(16), 1), 0.003)
    within('h_e1', 0.4 * high, 0.01)
    for (const [ratio, expected] of [
      [1, 4],
      [0, 7.81],
      [-0.5, 13.4],
      [-1, 23.9],
    ] as const)
      expect(Math.abs(factor(ratio) / expected - 1)).toBeLessThan(0.01)
    expect(article.expected().k_sigma).toEqual(['23.9', '7.81', '13.4'])
  })

  test('has one factor where two rules meet, and counts a stocky plate whole', () => {
    for (const at of [0, -1]) {
      const [below, above] = [at - 1e-6, at + 1e-6].map((psi_w) => valueWith(SLUG, 'k_sigma', { psi_w }))
      expect(Math.abs(below! / above! - 1)).toBeLessThan(0.002)
    }
    expect(valueWith(SLUG, 'rho_w', { h_w: 400, t_w: 10 })).toBe(1)
    expect(valueWith(SLUG, 'rho_c', { t: 20 })).toBe(1)
    expect(failingWith(SLUG, { N_Ed: 5600 })).toEqual(['Compression of the section'])
    expect(failingWith(SLUG, { b: 100, t: 30, N_Ed: 1 })).toEqual(['Walls of a box that are plates'])
  })
})

describe('the stiffener of the article on fatigue', () => {
  const SLUG = 'fatigue-detail-categories-en-1993-1-9'
  const article = printedBy(SLUG)

  /** Stress range in N/mm² at a number of cycles, on lines in logarithms of slopes 3 and 5. */
  function strength(cycles: number, category: number): number {
    const at = (logarithm: number, from: number, slope: number) => (from - logarithm) / slope
    const knee = Math.log10(category) + at(Math.log10(5e6), Math.log10(2e6), 3)
    const logarithm = Math.log10(cycles)
    if (logarithm <= Math.log10(5e6)) return 10 ** (Math.log10(category) + at(logarithm, Math.log10(2e6), 3))
    return 10 ** (knee + at(Math.min(logarithm, 8), Math.log10(5e6), 5))
  }

  const endurance = (range: number, category: number) =>
    range < strength(1e8, category)
      ? Infinity
      : 10 ** root((logarithm) => strength(10 ** logarithm, category) - range, 3, 8)

  const damage = (category: number, blocks: [cycles: number, range: number][]) =>
    blocks.reduce((sum, [cycles, range]) => sum + cycles / endurance(range, category), 0)

  const blocks: [number, number][] = [
    [1e5, 70],
    [8e5, 50],
    [3e6, 35],
  ]

  test('has the endurances of straight lines in logarithms', () => {
    const raised = blocks.map(([cycles, range]): [number, number] => [cycles, 1.2 * range])
    const other: [number, number][] = [
      [2e4, 100],
      [8e5, 50],
      [3e6, 25],
    ]
    const nearest = (value: number) => Math.round(value / 1e4) * 1e4
    expectIndependent(article, {
      S_D: [strength(5e6, 80 / 1.35)],
      S_L: [strength(1e8, 80 / 1.35)],
      N_3: [nearest(endurance(35, 80 / 1.35)), nearest(endurance(35, 56 / 1.35))],
      D: [damage(80 / 1.35, blocks), damage(80 / 1.35, raised), damage(80 / 1.15, other)],
    })
  })

  test('does no damage while every range is below the knee, and does once one is above it', () => {
    const low = { Deltasigma_1: 43, Deltasigma_2: 42, Deltasigma_3: 40 }
    expect(valueWith(SLUG, 'D', low)).toBe(0)
    expect(valueWith(SLUG, 'D', { ...low, Deltasigma_1: 44 })).toBeGreaterThan(0.5)
    // A block without cycles is none.
    expect(valueWith(SLUG, 'D', { ...low, Deltasigma_1: 300, n_1: 0 })).toBe(0)
    expect(failingWith(SLUG, { gamma_Ff: 1.2 })).toEqual(['Sum of the damage'])
    expect(failingWith(SLUG, { Deltasigma_1: 300, n_1: 1, gamma_Ff: 1.2, Deltasigma_C: 160 })).toEqual([
      '1.5 times the yield strength of S235',
    ])
  })
})

describe('the joint of the article on capacity design', () => {
  const SLUG = 'capacity-design-of-frames'
  const article = printedBy(SLUG)
  const yields = 500 / 1.15

  /** Moments in kNm of both couples about the middle of a section 500 mm deep, with arms of 0.95 d. */
  const couples = (top: number, bottom: number) => ({
    hogging: (top * yields * 200 + top * yields * (0.95 * 450 - 200)) / 1e6,
    sagging: (bottom * yields * 200 + bottom * yields * (0.95 * 450 - 200)) / 1e6,
  })

  /** Shears of a member from the moments of its ends and its load: both equations of equilibrium. */
  function shears(length: number, first: number, second: number, load: number) {
    const [left, right] = solved(
      [
        [1, 1],
        [0, length],
      ],
      [load * length, first + second + (load * length ** 2) / 2],
    ) as [number, number]
    return { largest: Math.max(left, right), smallest: Math.min(left, right) }
  }

  test('has the moments and shears of equilibrium', () => {
    const { hogging, sagging } = couples(1571, 942)
    const both = hogging + sagging
    const more = couples(1885, 942)
    // Where the columns yield first, the beams get no more than both columns can bring.
    const beam = shears(5.5, hogging, sagging, 28)
    const held = shears(4, (400 * hogging) / both, (400 * sagging) / both, 40)
    expectIndependent(article, {
      M_b: [both],
      M_c: [(1.3 * both) / 2, (1.3 * (more.hogging + more.sagging)) / 2],
      V_b: [beam.largest, held.largest],
      V_c: [1.1 * shears(3, both / 2, both / 2, 0).largest, 1.1 * shears(3, 200, 200, 0).largest],
    })
    expect(article.calculated('V_min')).toBeCloseTo(beam.smallest, 8)
  })

  test('fails with weak columns, open hoops and little steel below', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { M_Rc: 303 })).toEqual(['Columns stronger than beams'])
    expect(failingWith(SLUG, { 'M_c.E': 311 })).toEqual(['Columns stronger than beams'])
    expect(failingWith(SLUG, { s_w: 126 })).toEqual(['Spacing of the hoops'])
    expect(failingWith(SLUG, { A_2: 780 })).toEqual(['Bottom steel of the critical region'])
    expect(failingWith(SLUG, { A_1: 470, A_2: 942 })).toEqual(['Top steel of the critical region'])
    expect(failingWith(SLUG, { d: 424 })).toEqual(['Layers near the faces'])
  })

  /**
   * Moment in kNm of two layers of bars by strains: the compressed face has 0.35% and a block of 0.8 of the
   * depth to the neutral axis with the stress of concrete given, the bars are elastic and then yield.
   */
  function bending(tension: number, compression: number, depth: number, concrete: number, width: number) {
    const far = 500 - depth
    const bar = (strain: number) => Math.max(Math.min(200e3 * strain, yields), -yields)
    const forces = (axis: number) => ({
      block: 0.8 * axis * width * concrete,
      top: compression * bar((0.0035 * (axis - far)) / axis),
      bottom: tension * bar((0.0035 * (depth - axis)) / axis),
    })
    const axis = root((x) => forces(x).block + forces(x).top - forces(x).bottom, 1, 499)
    const { block, top } = forces(axis)
    return (block * (depth - 0.4 * axis) + top * (depth - far)) / 1e6
  }

  test('takes from the beams what strains give, and an eighth less at most where both layers are stretched', () => {
    const both = (A_1: number, A_2: number, d: number, concrete: number, slab: number) =>
      bending(A_1, A_2, d, concrete, 300) + bending(A_2, A_1, d, concrete, slab)
    for (const concrete of [20 / 1.5, 20, 50 / 1.5])
      for (const d of [425, 450])
        for (const [A_1, A_2, slab, least] of [
          [2500, 2500, 600, 1],
          [3000, 1500, 600, 1],
          [1571, 942, 600, 0.96],
          [800, 400, 1200, 0.87],
        ] as const)
          expect(valueWith(SLUG, 'M_b', { d, A_1, A_2 }) / both(A_1, A_2, d, concrete, slab)).toBeGreaterThan(
            least,
          )
    expect(article.calculated('M_b')).toBeGreaterThan(both(1571, 942, 450, 20, 1000))
    // The distance between the layers would be less than what the beam of the example can do.
    expect(bending(1571, 942, 450, 17, 300)).toBeGreaterThan((1571 * yields * 400) / 1e6)
  })

  test('has shears that do not depend on the columns where these are strong enough', () => {
    for (const M_Rc of [304, 500, 5000]) {
      expect(valueWith(SLUG, 'V_b', { M_Rc })).toBeCloseTo(article.calculated('V_b'), 8)
      expect(valueWith(SLUG, 'V_c', { M_Rc })).toBeCloseTo(article.calculated('V_c'), 8)
    }
  })
})
