import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the floor beam of the article on deflection limits', () => {
  const article = printedBy('deflection-limits-and-serviceability-combinations')

  /** Span in m, second moment in cm⁴, loads in kN/m² on 3 m, factors of the frequent and the lasting sum. */
  type Beam = {
    span: number
    inertia: number
    before: number
    imposed: number
    often: number
    always: number
  }
  const office: Beam = { span: 9, inertia: 22_000, before: 2.9, imposed: 3.3, often: 0.5, always: 0.3 }
  const hall: Beam = { span: 12, inertia: 61_500, before: 3.4, imposed: 5, often: 0.7, always: 0.6 }
  const store: Beam = { span: 6, inertia: 8_500, before: 2.9, imposed: 7.5, often: 0.9, always: 0.8 }

  /** Sag in mm at midspan: the curvature of one half, each at its distance from the support. */
  const sag = ({ span, inertia }: Beam, load: number) =>
    integral((x) => (x * ((load * 3 * x * (span - x)) / 2)) / (2.1 * inertia), 0, span / 2) * 1e3

  const lasting = (of: Beam) => sag(of, of.before + 0.8 + of.always * of.imposed)
  const whole = (of: Beam) => sag(of, of.before + 0.8 + of.imposed)

  test('has the sums that were found otherwise', () => {
    expectIndependent(article, {
      w_3: [sag(office, 3.3)],
      w_qp: [lasting(office), lasting(hall)],
      w_max: [whole(office) - 15, whole(store)],
      w_f: [sag(hall, 0.8 + 5)],
      w_fr: [sag(store, 2.9 + 0.8 + store.often * 7.5)],
    })
  })

  test('prints the sums and their ratios', () => {
    const finishes = sag(office, 0.8 + 3.3)
    for (const text of [
      `alone brings ${sag(office, 3.3).toFixed(1)} mm`,
      `see ${finishes.toFixed(1)} mm, a span to deflection ratio of ${(9000 / finishes).toFixed(0)}`,
      `is ${lasting(office).toFixed(1)} mm, span over ${(9000 / lasting(office)).toFixed(0)},`,
      `combination ${whole(office).toFixed(1)} mm`,
      `leaves ${(whole(office) - 15).toFixed(1)} mm`,
    ])
      expect(article.body).toContain(text)
  })
})
