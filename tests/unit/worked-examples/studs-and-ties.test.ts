import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'
import { failingWith, valueWith } from '../../support/failing'

describe('the floor of the article on tying', () => {
  const SLUG = 'tying-and-disproportionate-collapse'
  const article = printedBy(SLUG)

  type Floor = Record<'permanent' | 'variable' | 'share' | 'span' | 'spacing' | 'primary', number>
  const one: Floor = { permanent: 3.8, variable: 3.3, share: 0.5, span: 9, spacing: 3, primary: 6 }
  const heavy: Floor = { permanent: 5, variable: 5, share: 0.6, span: 12, spacing: 4, primary: 8 }
  const light: Floor = { ...one, permanent: 2, span: 4, spacing: 2, primary: 5 }

  const load = ({ permanent, variable, share }: Floor) => permanent + share * variable

  /** Pull in kN of a beam that hangs over two spans with a sag of 0.625 of one: moment over sag. */
  function pull(floor: Floor, width: number): number {
    const line = load(floor) * width
    const half = integral((x) => line * x, 0, floor.span)
    const moment = line * floor.span * floor.span - half
    return Math.max(75, moment / (0.625 * floor.span))
  }

  /** Reactions in kN of the beams of four bays at the column between them. */
  function reactions(floor: Floor): number {
    let sum = 0
    for (const [x, y] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const)
      sum += Math.abs(x * (floor.span / 2) * y * (floor.primary / 2)) * load(floor)
    return sum
  }

  test('has the pulls of a hanging beam and the reactions of four bays', () => {
    expectIndependent(article, {
      T_1: [one, heavy, light].map((floor) => pull(floor, floor.spacing)),
      T_p: [one, heavy].map((floor) => pull(floor, floor.spacing / 2)),
      T_v: [reactions(one)],
      V_Ed: [integral(() => (1.35 * 3.8 + 1.5 * 3.3) * 3, 0, 9 / 2)],
      A_lost: [2 * 4 * 2 * 5],
    })
  })

  test('asks for a key element where four bays are more than the limit', () => {
    expect(article.calculated('n_key')).toBe(1)
    const small = { L: 4, s_1: 2, L_2: 5, n_s: 2 }
    expect(valueWith(SLUG, 'n_key', { ...small, A_fl: 600 })).toBe(0)
    expect(valueWith(SLUG, 'n_key', { ...small, A_fl: 500 })).toBe(1)
    // What the column carried falls in every storey above it, and two are the most.
    expect(valueWith(SLUG, 'n_key', { ...small, A_fl: 600, n_s: 3 })).toBe(1)
    expect(article.calculated('w_key').toFixed(2)).toBe('10.37')
    expect(() => failingWith(SLUG, { n_s: 5.5 })).toThrow('whole numbers')
  })
})

describe('the studs of the article on decking', () => {
  const SLUG = 'headed-studs-in-profiled-decking'
  const article = printedBy(SLUG)

  /** Force in kN of the shank: four fifths of its strength over its circle, by strips of the circle. */
  const shank = (diameter: number, strength: number) =>
    integral((x) => 2 * Math.sqrt((diameter / 2) ** 2 - x ** 2), -diameter / 2, diameter / 2, 20_000) *
    ((0.8 * strength) / 1.25e3)

  /** Force in kN of the concrete before the stud, by logarithms. */
  function concrete(diameter: number, height: number, strength: number, modulus: number): number {
    const slender = Math.min(1, 0.2 + (0.2 * height) / diameter)
    const root = (Math.log(strength) + Math.log(modulus)) / 2
    return Math.exp(Math.log(0.29) + Math.log(slender) + 2 * Math.log(diameter) + root - Math.log(1.25e3))
  }

  test('has the forces of shank and concrete, and the reductions of the ribs', () => {
    const pair = Math.exp(Math.log(0.7) - Math.log(2) / 2 + Math.log(100 * 25) - 2 * Math.log(60))
    expect(pair).toBeLessThan(0.6)
    expectIndependent(article, {
      P_1: [shank(19, 450)],
      P_2: [concrete(19, 95, 30, 33e3)],
      P_a: [0.85 * shank(19, 450), pair * concrete(19, 85, 20, 30e3)],
      P_l: [((3 * 5 * 7) / (5 * 2 * 12)) * shank(19, 450)],
      P_r: [2 * 0.7 * shank(19, 450)],
      P_s: [concrete(22, 80, 25, 31e3)],
    })
    expect(shank(22, 500)).toBeGreaterThan(concrete(22, 80, 25, 31e3))
  })

  test('prints a table of both formulas', () => {
    for (const [strength, modulus] of [
      [20, 30],
      [25, 31],
      [30, 33],
      [35, 34],
    ] as const) {
      const cells = [shank(19, 450), concrete(19, 95, strength, modulus * 1e3)].map((force) =>
        force.toFixed(1),
      )
      expect(article.body).toContain(`<td>${[strength, modulus, ...cells].join('</td><td>')}</td>`)
    }
  })

  test('has every cap of the table of the standard, and no more strength than 450 N/mm² across the ribs', () => {
    const caps = [
      [1, 0.9, 'welded', 0.85],
      [1, 1.2, 'welded', 1],
      [2, 0.9, 'welded', 0.7],
      [2, 1.2, 'welded', 0.8],
      [1, 1.2, 'holes', 0.75],
      [2, 0.9, 'holes', 0.6],
    ] as const
    for (const [n_r, t_p, deck, cap] of caps)
      expect(valueWith(SLUG, 'k_t', { n_r, t_p, deck, b_0: 300 })).toBe(cap)
    expect(valueWith(SLUG, 'P_3', { f_u: 500, f_ck: 40, E_cm: 35 })).toBeCloseTo(shank(19, 450), 3)
  })

  test('refuses studs and ribs that the rules do not know', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { d: 22, h_n: 105 })).toEqual(['Diameter in a deck'])
    expect(failingWith(SLUG, { d: 22, h_n: 105, deck: 'holes' })).toEqual([])
    expect(failingWith(SLUG, { b_0: 59 })).toEqual(['Ribs at least as wide as deep'])
    expect(failingWith(SLUG, { h_n: 97 })).toEqual(['Nominal height above the deck'])
    expect(() => failingWith(SLUG, { n_r: 1.5 })).toThrow('whole numbers')
    expect(failingWith(SLUG, { E_cm: 35 })).toEqual(['Modulus that belongs to the strength'])
    expect(failingWith(SLUG, { h_p: 40, b_0: 49 })).toEqual(['Width of a rib'])
    expect(() => failingWith(SLUG, { h_c: 49 })).toThrow()
  })

  test('counts no height above 75 mm over the deck, in either direction of the ribs', () => {
    const tall = { h_p: 85, b_0: 85, h_n: 170, h_c: 150, t_p: 1.2 }
    for (const name of ['k_t', 'k_l'])
      expect(valueWith(SLUG, name, { ...tall, h_sc: 165 })).toBe(
        valueWith(SLUG, name, { ...tall, h_sc: 160 }),
      )
    expect(valueWith(SLUG, 'k_t', { ...tall, h_sc: 165 })).toBeCloseTo((0.7 * 75) / 85, 10)
  })
})
