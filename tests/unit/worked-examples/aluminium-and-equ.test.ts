import { failingWith, valueWith } from '../../support/failing'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the tie of the article on aluminium', () => {
  const SLUG = 'aluminium-members-and-heat-affected-zones'
  const article = printedBy(SLUG)
  /** Resistance in kN of strips of a flat, each as wide and as strong as given. */
  const strips = (thickness: number, ...parts: [width: number, strength: number][]): number =>
    parts.reduce((sum, [width, strength]) => sum + (width * thickness * strength) / 1.25, 0) / 1e3

  test('has the strengths of its strips', () => {
    expectIndependent(article, {
      N_w: [strips(10, [120, 185])],
      N_z: [strips(10, [50, 310], [70, 185]), strips(14, [200 - 78, 310], [78, 185])],
      N_n: [0.9 * strips(10, [120 - 36, 310]), 0.9 * strips(5, [200 - 36, 290])],
      N_b: [strips(5, [200 - 45, 290], [45, 185]), strips(14, [200, 185])],
    })
    expect(article.calculated('N_b')).toBeCloseTo(article.calculated('N_w'), 10)
  })

  test('rounds no ratio of the zone up', () => {
    const [ratio = 1] = article.of('\\rho_{u,haz}')
    expect(ratio * 310).toBeLessThanOrEqual(185.1)
  })

  test('softens an outstand of less than three widths of the zone to its edge', () => {
    // From the toe of a fillet with a leg of 6 mm to the edge: 90 mm, and less.
    expect(valueWith(SLUG, 'b_e', { w: 202 })).toBe(70)
    expect(valueWith(SLUG, 'b_e', { w: 201 })).toBe(201)
    expect(valueWith(SLUG, 'b_e', { w: 208, a_f: 10 })).toBe(208)
    expect(valueWith(SLUG, 'b_haz', { t: 6 })).toBe(20)
    expect(valueWith(SLUG, 'b_haz', { t: 6.1 })).toBe(30)
    expect(valueWith(SLUG, 'b_haz', { t: 12.1 })).toBe(35)
    expect(valueWith(SLUG, 'f_o', { t: 5 })).toBe(250)
    expect(valueWith(SLUG, 'f_o', { t: 5.1 })).toBe(260)
  })

  test('fails with too much force, too many holes, and part of one', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { N_Ed: 180 })).toEqual(['Tie with a butt weld', 'Tie with a bracket'])
    expect(failingWith(SLUG, { n_h: 3, N_Ed: 1 })).toEqual(['Room for the holes'])
    expect(() => failingWith(SLUG, { n_h: 1.5 })).toThrow('whole numbers')
  })

  test('softens a thin flat as far as a thick bracket does, and refuses parts that differ too much', () => {
    const thin = { w: 300, t: 5, N_Ed: 100 }
    expect(valueWith(SLUG, 'b_z', { ...thin, t_p: 5 })).toBe(45)
    expect(valueWith(SLUG, 'b_z', { ...thin, t_p: 10 })).toBe(70)
    expect(failingWith(SLUG, { ...thin, t_p: 10 })).toEqual([])
    expect(failingWith(SLUG, { ...thin, t_p: 10.1 })).toEqual(['Thicknesses that one rule covers'])
    expect(failingWith(SLUG, { w: 30, a_f: 11, N_Ed: 1, n_h: 0 })).toEqual(['Bracket on the flat'])
    // The butt weld has one thickness only.
    expect(valueWith(SLUG, 'b_haz', { ...thin, t_p: 10 })).toBe(20)
  })
})

describe('the wall of the article on EQU, STR and GEO', () => {
  const SLUG = 'partial-factors-equ-str-geo'
  const article = printedBy(SLUG)

  type Wall = Record<'weight' | 'height' | 'width' | 'base' | 'wind' | 'clay', number>
  const one: Wall = { weight: 2.5, height: 3, width: 1.6, base: 0.4, wind: 1, clay: 50 }
  const narrow: Wall = { ...one, wind: 0.5, clay: 25, width: 1.2 }
  const heavy: Wall = { ...one, weight: 30, height: 2, base: 0.6, wind: 1.5 }

  const vertical = ({ weight, width, base }: Wall) => weight + 24 * width * base
  const turning = ({ height, base, wind }: Wall, factor: number) =>
    integral((z) => factor * wind * z, base, base + height)

  /** Distance in m from the middle of the point of the base about which wind and weight balance. */
  const eccentricity = (wall: Wall, factor: number, weight = 1) =>
    root((at) => turning(wall, factor) - weight * vertical(wall) * at, 0, wall.width)

  /** Resistance in kN/m of a strip under an inclined load on clay: the exact plastic solution. */
  function bearing(wall: Wall, factor: number, clay: number, weight = 1): number {
    const width = wall.width - 2 * eccentricity(wall, factor, weight)
    const share = (factor * wall.wind * wall.height) / (width * clay)
    return width * clay * (1 + Math.PI - Math.asin(share) + Math.sqrt(1 - share ** 2))
  }

  test('balances wind and weight, and bears what plasticity says within a hundredth', () => {
    const halves = (wall: Wall) =>
      0.9 * (wall.weight * (wall.width / 2) + integral((x) => 24 * wall.base * x, 0, wall.width))
    expectIndependent(article, {
      M_dst: [turning(one, 1.5)],
      e_1: [eccentricity(one, 1.5)],
      e_2: [eccentricity(narrow, 1.3)],
      R_2: [bearing(one, 1.3, 50 / 1.4)],
      R_1: [bearing(narrow, 1.5, 25)],
      M_stb: [halves(heavy)],
      R_u: [bearing(heavy, 1.5, 50, 1.35)],
    })
  })

  test('fails by toppling, by eccentricity in each combination, by bearing and by sliding', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    expect(failingWith(SLUG, { q_w: 1.12 })).toEqual(['Eccentricity, Combination 1'])
    expect(failingWith(SLUG, { q_w: 1.6 })).toContain('Toppling')
    // A weight above 6.5 times the clay: the wider base of the larger weight still carries less of it.
    const light = { G_w: 90, q_w: 0.1, h: 0.3, B: 1, c_u: 20 }
    expect(failingWith(SLUG, light)).toEqual(['Bearing, weight at 1.35', 'Bearing, Combination 2'])
    expect(failingWith(SLUG, { h: 0.5, q_w: 3, t: 0.15, B: 1.2, G_w: 0.2 })).toEqual([
      'Sliding, Combination 1',
      'Sliding, Combination 2',
    ])
  })
})
