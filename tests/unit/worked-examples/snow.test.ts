import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the canopy of the article on snow', () => {
  const article = printedBy('snow-loads-and-drifts')

  type Roof = { zone: number; altitude: number; upper: number; lower: number; step: number }
  type Purlin = { at: number; width: number }
  const canopy: Roof = { zone: 3, altitude: 140, upper: 24, lower: 12, step: 2.5 }
  const low: Roof = { zone: 3, altitude: 140, upper: 10, lower: 4, step: 1 }
  const long: Roof = { zone: 4, altitude: 300, upper: 20, lower: 25, step: 8 }

  /** On the ground, in kN/m²: from 100 m to 625 m it grows by one. */
  const ground = ({ zone, altitude }: Roof) => {
    const at100 = 0.2 + zone / 10
    return at100 * ((625 - altitude) / 525) + (at100 + 1) * ((altitude - 100) / 525)
  }

  /** Beside the wall: the drift grows until it fills the step, or takes the snow of both roofs, or is 4. */
  function peak(roof: Roof): number {
    const load = ground(roof)
    const room = (factor: number) =>
      Math.min(
        roof.step - (factor * load) / 2,
        (roof.upper + roof.lower) / 2 - factor * roof.step,
        4 - factor,
      )
    return Math.max(0.8, root(room, 0, 20)) * load
  }

  const even = (roof: Roof) => 0.8 * ground(roof)
  const reach = ({ step }: Roof) => [5, 2 * step, 15].sort((a, b) => a - b)[1]!
  const loadAt = (roof: Roof, x: number) =>
    x > reach(roof) ? even(roof) : even(roof) + (peak(roof) - even(roof)) * ((reach(roof) - x) / reach(roof))

  const excess = (roof: Roof) => integral((x) => loadAt(roof, x) - even(roof), 0, roof.lower)
  const carried = (roof: Roof, { at, width }: Purlin) =>
    integral((x) => loadAt(roof, x), at - width / 2, at + width / 2)

  test('has the loads that were found otherwise', () => {
    const all = [canopy, low, long]
    expectIndependent(article, {
      s_k: [ground(canopy), ground(long)],
      s_max: all.map(peak),
      Delta_S: all.map(excess),
      q_p: [
        carried(canopy, { at: 1, width: 1.5 }),
        carried(low, { at: 0.9, width: 1.5 }),
        carried(long, { at: 14.5, width: 2 }),
      ],
    })
  })

  test('prints the load of the purlin, and how much more it is', () => {
    const purlin = carried(canopy, { at: 1, width: 1.5 })
    expect(article.body).toContain(`Its ${purlin.toFixed(2)} kN/m are four times`)
    expect(purlin / (1.5 * even(canopy))).toBeCloseTo(4.2, 1)
  })

  test('gives the coefficient of the loaded slope, and the amendment', () => {
    expect(article.body).toContain('rising to 1.2 at 30°')
    expect(article.body).toContain('A1:2015')
  })
})
