import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'
import { valueWith } from '../../support/failing'
import { trialOf } from '../../support/trial'

describe('the beam of the article on ACI 318', () => {
  const SLUG = 'aci-318-flexure-strength-reduction'
  const article = printedBy(SLUG)

  type Section = Record<'b' | 'd' | 'extreme' | 'concrete' | 'yielding' | 'steel', number>
  const one: Section = { b: 350, d: 540, extreme: 540, concrete: 35, yielding: 420, steel: 4 * 510 }
  const strong: Section = { ...one, concrete: 60, steel: 8 * 510, d: 500, extreme: 530 }
  const full: Section = { ...one, yielding: 500, steel: 9 * 510 }
  const least: Section = { ...one, concrete: 55, steel: 8 * 510 }

  /** Share of the depth of the axis that the block has: 0.05 less for each 7 N/mm² above 28, 0.65 from 55. */
  function share(concrete: number): number {
    if (concrete >= 55) return 0.65
    let left = 0.85
    for (let at = 28; at < concrete; at += 0.007) left -= 0.05 / 1000
    return left
  }

  const strain = (depth: number, axis: number) => (0.003 * (depth - axis)) / axis

  /** Forces in N of both materials for a depth of the axis: strips of the block, and bars by their strain. */
  function forces({ b, d, concrete, yielding, steel }: Section, axis: number) {
    const block = share(concrete) * axis
    const strips = Array.from({ length: 1000 }, (_, at) => ({
      force: (0.85 * concrete * b * block) / 1000,
      depth: ((at + 0.5) * block) / 1000,
    }))
    const pull = steel * Math.min(yielding, 2e5 * strain(d, axis))
    return { strips, pull, push: strips.reduce((sum, { force }) => sum + force, 0) }
  }

  const axisOf = (section: Section) =>
    root((axis) => forces(section, axis).push - forces(section, axis).pull, 1, section.d)

  /** The factor, from the place of the strain between both limits of its class. */
  function factor(section: Section): number {
    const yields = section.yielding / 2e5
    const at = strain(section.extreme, axisOf(section))
    const place = root((of) => yields + of * 0.003 - at, 0, 1)
    return 0.65 * (1 - place) + 0.9 * place
  }

  function design(section: Section): number {
    const axis = axisOf(section)
    const { strips, pull } = forces(section, axis)
    const nominal = strips.reduce((sum, { force, depth }) => sum - force * depth, pull * section.d)
    return (factor(section) * nominal) / 1e6
  }

  /** Steel as strong as a block below which the extreme bars have the least strain of their class. */
  function most(section: Section): number {
    const axis = root(
      (at) => strain(section.extreme, at) - section.yielding / 2e5 - 0.003,
      1,
      section.extreme,
    )
    return forces(section, axis).push / section.yielding
  }

  test('has the strengths of strips and strains, and the steel that is still tension-controlled', () => {
    expectIndependent(article, {
      M_d: [one, strong, full].map((section) => design(section)),
      epsilon_t: [strain(540, axisOf(one))],
      'A_s.max': [most(one), most(least)],
      phi: [factor(full)],
    })
    expect(article.body).toContain('3 967 mm²')
  })

  test('refuses a beam that is not tension-controlled, too little steel, and half a bar', () => {
    const failed = (inputs: Record<string, number>) => trialOf(SLUG, { M_u: 1e6, ...inputs }).failed
    expect(failed({})).toEqual([])
    expect(failed({ n_s: 7, A_b: 570 })).toEqual([expect.stringContaining('9.3.3.1')])
    expect(failed({ n_s: 7, A_b: 566 })).toEqual([])
    expect(failed({ n_s: 2, A_b: 332 })).toEqual([expect.stringContaining('9.6.1.2')])
    expect(() => failed({ n_s: 3.5 })).toThrow('whole number')
    expect(failed({ d_t: 530 })).toEqual([expect.stringContaining('no higher')])
  })

  test('refuses layers so far apart that the uppermost does not yield', () => {
    const failed = (inputs: Record<string, number>) => trialOf(SLUG, { M_u: 1e6, n_s: 8, ...inputs }).failed
    expect(failed({ d_t: 565 })).toEqual([])
    expect(failed({ d_t: 640 })).toEqual([expect.stringContaining('every layer')])
    // By the strains of the section: the uppermost of two layers, with two bars to each four below it.
    const axis = (8 * 510 * 420) / (0.85 * 35 * 350 * 0.8)
    expect(0.003 * ((540 - 50) / axis - 1)).toBeGreaterThan(420 / 2e5)
    expect(0.003 * ((540 - 200) / axis - 1)).toBeLessThan(420 / 2e5)
  })
})

describe('the beam of the article on AISC 360', () => {
  const SLUG = 'aisc-360-flexure-lateral-torsional'
  const article = printedBy(SLUG)

  type Shape = Record<'plastic' | 'elastic' | 'minor' | 'effective' | 'between' | 'torsion', number>
  const one: Shape = {
    ...{ plastic: 1285e3, elastic: 1121e3, minor: 32.3 },
    ...{ effective: 39.6, between: 442, torsion: 337e3 },
  }
  const deep: Shape = {
    ...{ plastic: 2360e3, elastic: 2081e3, minor: 45 },
    ...{ effective: 54.6, between: 518, torsion: 762e3 },
  }

  /** Elastic critical moment in Nmm of an I-section under an even moment, from St. Venant and warping. */
  function critical({ elastic, effective, between, torsion }: Shape, length: number): number {
    const second = (2 * elastic * effective ** 2) / between
    const warping = (second * between ** 2) / 4
    const euler = (Math.PI ** 2 * 200e3 * second) / length ** 2
    const shear = 200e3 / 2.6
    return Math.sqrt(euler * (shear * torsion + (Math.PI ** 2 * 200e3 * warping) / length ** 2))
  }

  const first = ({ elastic }: Shape) => 0.7 * 345 * elastic
  const elasticFrom = (shape: Shape) => root((length) => critical(shape, length) - first(shape), 500, 20e3)

  /** Design strength in kNm of a length: on a line up to the critical moment, on its hyperbola beyond. */
  function design(shape: Shape, length: number, gradient: number): number {
    const most = 345 * shape.plastic
    const from = 1.76 * shape.minor * Math.sqrt(200e3 / 345)
    const to = elasticFrom(shape)
    const place = (length - from) / (to - from)
    const even = place > 1 ? critical(shape, length) : (1 - place) * most + place * first(shape)
    return (0.9 * Math.min(gradient * even, most)) / 1e6
  }

  /** C_b of a part of a span under an even load, from one end of it to the other in parts of the span. */
  function gradient(from: number, to: number): number {
    const at = [0, 1, 2, 3, 4]
      .map((quarter) => from + ((to - from) * quarter) / 4)
      .map((x) => 4 * x * (1 - x))
    const [, a, b, c] = at as [number, number, number, number, number]
    return (12.5 * Math.max(...at)) / (2.5 * Math.max(...at) + 3 * a + 4 * b + 3 * c)
  }

  test('has the lengths and strengths of the critical moment by theory', () => {
    expectIndependent(article, {
      L_r: [elasticFrom(one)],
      M_d: [
        design(one, 3000, gradient(0, 0.5)),
        design(one, 6000, gradient(0, 1)),
        design(deep, 4500, 1),
        design(deep, 1500, 1),
      ],
    })
    expect(article.calculated('C_b')).toBeCloseTo(gradient(0, 0.5), 10)
    expect(gradient(0, 1).toFixed(2)).toBe('1.14')
  })

  test('refuses what is not compact, and a quarter with more than the largest moment', () => {
    const failed = (inputs: Record<string, number>) => trialOf(SLUG, inputs).failed
    expect(failed({})).toEqual([])
    expect(failed({ lambda_f: 9.2 })).toEqual([expect.stringContaining('Compact flanges')])
    expect(failed({ lambda_w: 91 })).toEqual([expect.stringContaining('Compact web')])
    expect(() => valueWith(SLUG, 'C_b', { k_B: 1.01 })).toThrow()
    expect(failed({ k_A: 0, k_B: 0, k_C: 0.1 })).toEqual([expect.stringContaining('gradient')])
    expect(failed({ M_max: 393e6 })).toEqual([expect.stringContaining('"Bending"')])
  })

  test('gains no strength from a larger moment', () => {
    const unbraced = { L_b: 6000, k_A: 0.75, k_B: 1, k_C: 0.75 }
    const strengths = [10e6, 100e6, 300e6].map((M_max) => trialOf(SLUG, { ...unbraced, M_max }).value('M_d'))
    expect(new Set(strengths).size).toBe(1)
    expect(trialOf(SLUG, { ...unbraced, M_max: 147e6 }).failed).toEqual([
      expect.stringContaining('"Bending"'),
    ])
  })
})
