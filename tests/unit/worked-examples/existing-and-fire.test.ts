import { failingWith, valueWith } from '../../support/failing'
import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the cores of the article on concrete in structures', () => {
  const SLUG = 'in-situ-concrete-strength-assessment'
  const article = printedBy(SLUG)
  const cores = [24.5, 27, 29.5, 22.5, 31, 26.5, 28, 25]
  const weak = [24.5, 27, 29.5, 15, 31, 26.5, 28, 25]
  const even = [30, 31, 30, 30.5, 31, 30, 31, 30.5]

  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

  /** Deviation from the squares of the differences of all pairs, without the mean. */
  function deviation(all: number[]): number {
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => (one - other) ** 2))
    return Math.sqrt(mean(pairs) / 2)
  }

  const characteristic = (all: number[], margin: number) =>
    Math.min(mean(all) - 2 * Math.max(deviation(all), 0.08 * mean(all)), Math.min(...all) + margin)

  test('have the strengths that follow from the differences of all pairs', () => {
    expectIndependent(article, {
      s_f: [deviation(cores)],
      'f_ck.is': [characteristic(cores, 4), characteristic(weak, 3), characteristic(even, 4)],
      // The second is with the recommended coefficient, 1.0.
      f_cd: [(0.85 * characteristic(even, 4)) / 1.3, characteristic(cores, 4) / 1.3],
    })
    // By the 5% fractile of a normal law and the uncertain mean of eight: t of seven degrees, 1.895.
    expect(1.895 * Math.sqrt(1 + 1 / 8)).toBeCloseTo(2.0, 1)
  })

  test('say what the text says of twenty cores', () => {
    expect(article.body).toContain((mean(cores) - 1.76 * deviation(cores)).toFixed(1))
    expect((0.85 * characteristic(cores, 4)) / 1.3 / ((0.85 * 20) / 1.5)).toBeCloseTo(1.22, 2)
  })

  test('refuse a margin above that of the standard, a class above them, and two concretes', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { f_4: 19.9 })).toContain('Margin for a lowest core of this strength')
    expect(failingWith(SLUG, { f_4: 19.9, M_f: 3, f_cls: 16 })).toEqual([])
    expect(failingWith(SLUG, { f_cls: 25 })).toEqual(['A class that the cores show'])
    expect(failingWith(SLUG, { f_1: 5, f_2: 5, f_3: 5 })).toContain('One region of one concrete')
  })
})

describe('the column and the beam of the article on fire', () => {
  const SLUG = 'concrete-fire-resistance-tabulated'
  const article = printedBy(SLUG)

  /** Minutes from the sum of the terms of the formula, by logarithms. */
  const minutes = (sum: number) => Math.exp(Math.log(120) + 1.8 * (Math.log(sum) - Math.log(120)))

  type Column = Record<
    'load' | 'steel' | 'area' | 'coefficient' | 'axis' | 'length' | 'size' | 'bars',
    number
  >
  function terms({ load, steel, area, coefficient, axis, length, size, bars }: Column): number {
    // Forces of bars and of concrete as a part of the concrete without its coefficient.
    const bare = (area * 30) / 1.5
    const bars_ = (steel * 500) / 1.15
    const level = (load * (coefficient * bare + bars_)) / (0.85 * bare + bars_)
    const others = 8 * (axis - 30) + 48 * (5 - length) + 0.45 * size
    return 83 - 83 * level + others / 5 + (bars > 4 ? 12 : 0)
  }

  const one: Column = {
    ...{ load: (0.66 * 2200) / 2700, steel: 8 * Math.PI * 100, area: 350 ** 2, coefficient: 0.85 },
    ...{ axis: 50, length: 2, size: 350, bars: 8 },
  }
  const long: Column = { ...one, coefficient: 1, area: 350 * 450, length: 2.5, size: (2 * 350 * 450) / 800 }
  const small: Column = {
    ...{ load: (0.66 * 900) / 1300, steel: Math.PI * 25 ** 2, area: 250 ** 2, coefficient: 0.85 },
    ...{ axis: 52.5, length: 2, size: 250, bars: 4 },
  }

  test('have the minutes that logarithms give, and the mean of both layers', () => {
    expectIndependent(article, {
      mu_fi: [one.load],
      R_fi: [one, long, small].map((column) => minutes(terms(column))),
      R_4: [minutes(terms({ ...one, bars: 4 }))],
      a_m: [(Math.PI * 3 * 50 + Math.PI * 2 * 100) / (Math.PI * 5)],
    })
  })

  test('say the terms that the text says', () => {
    expect(article.body).toContain(`are ${article.calculated('R_eta').toFixed(1)}, 32.0, 28.8, 31.5 and 12`)
    expect([article.calculated('R_a'), article.calculated('R_l'), article.calculated('R_b')]).toEqual([
      expect.closeTo(32, 8),
      expect.closeTo(28.8, 8),
      expect.closeTo(31.5, 8),
    ])
  })

  test('refuse a column outside of the method, and bars too near the fire', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { l_st: 6.1, t_R: 60 })).toEqual(['Effective length'])
    expect(failingWith(SLUG, { e_0: 53 })).toEqual(['Eccentricity'])
    expect(failingWith(SLUG, { phi: 32, n_b: 8 })).toContain('Amount of steel')
    expect(failingWith(SLUG, { h: 530, t_R: 60 })).toEqual(["Sides that b' stands for"])
    expect(failingWith(SLUG, { N_Rd: 1400, t_R: 60 })).toContain('Load level')
    expect(failingWith(SLUG, { a_1: 30, a_2: 120 })).toEqual(['No bar nearer than half of the mean'])
    expect(() => failingWith(SLUG, { n_b: 8.5 })).toThrow('whole numbers')
    expect(failingWith(SLUG, { n_b: 4, N_Rd: 2600, N_Ed: 2800 })).toEqual(['Column'])
    // What is longer than 2 m in fire has less resistance, and what is shorter has no more.
    expect(valueWith(SLUG, 'R_fi', { l_st: 3 })).toBe(valueWith(SLUG, 'R_fi', { l_st: 4 }))
  })

  test('refuse half of a storey for 30 minutes, and numbers that belong to another section or period', () => {
    const half = { t_R: 30, l_st: 3 }
    expect(failingWith(SLUG, half)).toEqual(['Effective length for 30 minutes'])
    expect(failingWith(SLUG, { ...half, k_l: 1 })).toEqual([])
    expect(failingWith(SLUG, { ...half, t_R: 31 })).toEqual([])
    // 300 mm square of C30/37 with eight bars of 20 mm: 90000 × 17 + 2513 × 434.8 is less than 2700 kN.
    expect(valueWith(SLUG, 'N_pl', { b: 300, h: 300 })).toBeCloseTo(
      (300 ** 2 * 17 + 8 * Math.PI * 100 * (500 / 1.15)) / 1e3,
      8,
    )
    expect(failingWith(SLUG, { b: 300, h: 300 })).toContain('Resistance that this section can have')
    // The least axis distance of a beam in each period, as the article's own table has it.
    for (const [t_R, least] of [
      [60, 25],
      [90, 35],
      [120, 50],
      [180, 60],
    ] as const) {
      expect(article.body).toMatch(new RegExp(`<td>R${t_R}</td>.* / ${least}</td></tr>`))
      const label = 'Axis distance asked for in this period'
      expect(failingWith(SLUG, { t_R, a_req: least })).not.toContain(label)
      expect(failingWith(SLUG, { t_R, a_req: least - 1 })).toContain(label)
    }
    expect(failingWith(SLUG, { t_R: 150 })).toEqual(['Axis distance asked for in this period'])
  })
})

describe('the joist of the article on historic strengths', () => {
  const SLUG = 'historic-iron-and-steel-strengths'
  const article = printedBy(SLUG)

  /** Moment in kNm at mid-span: the integral of the shear over half of the span. */
  const moment = (load: number, span: number) => integral((x) => load * (span / 2 - x), 0, span / 2)

  /** Deflection in mm at mid-span of 205 kN/mm² and 5080 cm⁴: moments of the curvature about the support. */
  const deflection = (load: number, span: number) =>
    (integral((x) => ((load * x * (span - x)) / 2) * x, 0, span / 2) / (205e6 * 5080e-8)) * 1e3

  test('has the stresses, moments and deflections of integration', () => {
    expectIndependent(article, {
      t_in: [(2240 * 0.45359237 * 9.80665) / 645.16],
      sigma_0: [(moment(7.2 * 2.4, 5.4) * 1e3) / 400],
      M_Ed: [moment((1.35 * 4.2 + 1.5 * 3) * 2.4, 5.4), moment((1.35 * 4.2 + 1.5 * 5) * 1.5, 4)],
      delta_q: [deflection(3 * 2.4, 5.4), deflection(5 * 1.5, 4)],
      sigma_t: [(moment((4.2 + 1.5) * 2.4, 7) * 1e3) / 900],
    })
    expect((5400 / deflection(7.2, 5.4)).toFixed(0)).toBe('705')
  })

  test('passes by limit state alone, and only just without tests', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(article.calculated('r_0')).toBeGreaterThan(1)
    expect(article.calculated('r_t')).toBeGreaterThan(3)
    expect(failingWith(SLUG, { gamma_M: 1.22 })).toEqual(['Bending'])
    expect(failingWith(SLUG, { W_pl: 510e3 })).toEqual(['Moduli of a joist'])
    expect(failingWith(SLUG, { W_pl: 390e3, q_k: 1 })).toEqual(['Moduli of one section'])
  })
})
