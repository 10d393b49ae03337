import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beams of the article on T-beams', () => {
  const article = printedBy('t-beams-and-doubly-reinforced-beams')
  const [strength, bars] = [30 / 1.5, 500 / 1.15]

  /** Width of the flange: it grows on each side until the first limit is met. */
  function flange(zero: number, spacing: number): number {
    const clear = (spacing - 300) / 2
    let side = 0
    while (side < clear && side < 0.2 * zero && side < 0.2 * clear + 0.1 * zero) side += 1
    return 300 + 2 * side
  }

  type Tee = { moment: number; width: number; depth: number; slab: number }
  const one: Tee = { moment: 400e6, width: flange(5600, 3500), depth: 440, slab: 150 }
  const other: Tee = { moment: 1750e6, width: flange(5600, 1200), depth: 630, slab: 120 }

  /** Depth of the block whose strips carry the moment about the bars. */
  const block = ({ moment, width, depth, slab }: Tee) =>
    root(
      (y) => integral((at) => strength * (at < slab ? width : 300) * (depth - at), 0, y, 4000) - moment,
      0,
      depth,
    )
  const steel = (tee: Tee) =>
    integral((at) => (at < tee.slab ? tee.width : 300) * strength, 0, block(tee), 4000) / bars

  /** Mean shear between web and flange on the first quarter, where three quarters of the moment arise. */
  function across(tee: Tee): number {
    const side = (tee.width - 300) / 2
    const force = integral((at) => (at < tee.slab ? side * strength : 0), 0, block(tee), 4000)
    const quarter = 1 - (2 * 0.25) ** 2
    return (force * quarter) / tee.slab / (5600 / 4)
  }

  type Section = { moment: number; width: number; depth: number; top: number; limit: number }
  /** Bars of a section whose neutral axis stands at its limit, from the strains and the balance of forces. */
  function pair({ moment, width, depth, top, limit }: Section) {
    const axis = limit * depth
    const strain = (y: number) => (0.0035 * (axis - y)) / axis
    const stress = Math.min(bars, 200e3 * strain(top)) - strength
    const concrete = (lever: (y: number) => number) =>
      integral((y) => strength * width * lever(y), 0, 0.8 * axis)
    const upper = root((area) => concrete((y) => depth - y) + area * stress * (depth - top) - moment, 0, 2e4)
    const lower = root((area) => area * bars - concrete(() => 1) - upper * stress, 0, 2e4)
    return { upper, lower }
  }
  const support: Section = { moment: 420e6, width: 300, depth: 440, top: 55, limit: 0.35 }
  const larger: Section = { moment: 900e6, width: 350, depth: 600, top: 70, limit: 0.25 }

  test('have the widths, steel and shear that strips were balanced for', () => {
    const [first, second] = [pair(support), pair(larger)]
    expectIndependent(article, {
      b_eff: [one.width, other.width],
      A_s: [steel(one), steel(other)],
      v_Ed: [across(one), across(other)],
      'A_s.1': [first.lower, second.lower],
      'A_s.2': [first.upper, second.upper],
    })
  })

  test('prints the widths of its table', () => {
    for (const zero of [3, 5, 7, 9]) {
      const width = flange(zero * 1000, 3500)
      expect(article.body).toContain(`<td>${zero}</td><td>${(width - 300) / 2}</td><td>${width}</td>`)
    }
  })
})
