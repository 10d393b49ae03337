import { integral, root } from '../../support/numerics'
import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'

describe('the floor beam of the article on combinations of actions', () => {
  const article = printedBy('combinations-of-actions-en-1990')

  /** Factors of permanent and variable load in the single sum, and in the two sums of the pair. */
  const single = [[1.35, 1.5]] as const
  const pair = (psi: number, xi: number) => [[1.35, 1.5 * psi] as const, [1.35 * xi, 1.5] as const]

  /** Largest moment of a simple span in kNm: its shear, from the support to midspan. */
  const moment = (
    permanent: number,
    variable: number,
    span: number,
    sums: (readonly [number, number])[] | typeof single,
  ): number =>
    Math.max(
      ...sums.map(([onPermanent, onVariable]) => {
        const load = onPermanent * permanent + onVariable * variable
        return integral((x) => load * (span / 2 - x), 0, span / 2)
      }),
    )

  test('has the moments of the sums, the recommended pair first', () => {
    const [permanent, variable] = [3.4 * 3, 3.3 * 3]
    expectIndependent(article, {
      'M_Ed.1': [moment(permanent, variable, 9, single)],
      'M_Ed.2': [
        moment(permanent, variable, 9, pair(0.7, 0.85)),
        moment(60, variable, 9, pair(0.7, 0.85)),
        moment(permanent, variable, 6, pair(1, 0.85)),
      ],
      r_ab: [root((r) => 1.35 * r + 1.5 * 0.7 - (1.35 * 0.85 * r + 1.5), 0.1, 20)],
    })
    expect(moment(permanent, variable, 6, pair(1, 0.85))).toBeCloseTo(
      moment(permanent, variable, 6, single),
      9,
    )
  })

  test('has the British moment where the British value is chosen', () => {
    const british = moment(10.2, 9.9, 9, pair(0.7, 0.925))
    expect(article.calculated('M_Ed.2', 'UK')).toBeCloseTo(british, 6)
    expectPrinted(article, 'M_{Ed,6.10b,UK}', british)
  })
})

describe('the beam of the article on singly reinforced sections', () => {
  type Section = { moment: number; width: number; depth: number; block: number }

  /** Depth of the neutral axis at which 2,000 strips of the compression zone balance the moment about the bars. */
  function balanced({ moment, width, depth }: Section, stressAt: (share: number) => number) {
    const about = (x: number) => integral((y) => width * stressAt(y / x) * (depth - x + y), 0, x)
    const axis = root((x) => about(x) - moment, 1, depth)
    const force = integral((y) => width * stressAt(y / axis), 0, axis)
    return { axis, steel: force / (500 / 1.15) }
  }
  /** Stress over the share of the depth that lies below: none in the lowest fifth. */
  const block = (strength: number) => (share: number) => (share > 0.2 ? strength : 0)
  const parabola = (strength: number) => (share: number) =>
    strength * (1 - (1 - Math.min(1, (share * 3.5) / 2)) ** 2)

  test('has the steel and the neutral axis of a section in equilibrium', () => {
    const beam = { moment: 260e6, width: 300, depth: 497.5, block: 17 }
    const slab = { moment: 120e6, width: 1000, depth: 235, block: (0.85 * 40) / 1.5 }
    expectIndependent(printedBy('singly-reinforced-sections-in-bending'), {
      A_s: [
        balanced(beam, block(17)).steel,
        balanced(beam, parabola(17)).steel,
        balanced(slab, block(slab.block)).steel,
        balanced(beam, block(20)).steel,
      ],
      x: [balanced(beam, block(17)).axis],
    })
  })
})

describe('the slab of the article on crack widths', () => {
  type Slab = { moment: number; depth: number; cover: number; bar: number; spacing: number; creep: number }

  /** The cracked section of a metre, its compression zone in 2,000 strips, and the width of its cracks. */
  function cracked({ moment, depth, cover, bar, spacing, creep }: Slab) {
    const steel = (Math.PI * (bar / 2) ** 2) / spacing
    const level = depth - cover - bar / 2
    const modulus = 33e3 / (1 + creep)
    // Forces under a curvature of one: of the strips above the axis, and of the bars below it.
    const above = (axis: number) => integral((y) => modulus * (axis - y), 0, axis)
    const below = (axis: number) => 200e3 * steel * (level - axis)
    const axis = root((x) => above(x) - below(x), 1, level)
    const arms = integral((y) => modulus * (axis - y) * (level - y), 0, axis)
    const stress = 200e3 * (level - axis) * (moment / arms)
    const effective = Math.min(2.5 * (cover + bar / 2), (depth - axis) / 3, depth / 2)
    // The bars give up what the effective area carries between the cracks, at most two fifths of their stress.
    const tension = (0.4 * 2.9 * (effective + (steel * 200) / 33)) / steel
    const strain = (stress - Math.min(tension, 0.4 * stress)) / 200e3
    const isClose = spacing <= 5 * (cover + bar / 2)
    const apart = isClose ? 3.4 * cover + 0.17 * bar * (effective / steel) : 1.3 * (depth - axis)
    return { axis, stress, width: apart * strain }
  }

  test('has the axis, the stress and the crack width of strips', () => {
    const slab = { moment: 60e3, depth: 250, cover: 40, bar: 16, spacing: 150, creep: 2 }
    const thick = { moment: 150e3, depth: 400, cover: 50, bar: 20, spacing: 125, creep: 1.5 }
    const sparse = { ...slab, moment: 30e3, spacing: 300 }
    expectIndependent(printedBy('crack-width-control-without-calculation-and-by-calculation'), {
      x: [cracked(slab).axis, cracked(thick).axis],
      sigma_s: [cracked(slab).stress],
      w_k: [cracked(slab).width, cracked(thick).width, cracked(sparse).width],
    })
  })
})
