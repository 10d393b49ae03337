import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the tie of the article on dowels', () => {
  const article = printedBy('dowel-type-timber-connections')

  type Tie = {
    member: { thickness: number; width: number; tension: number; density: number }
    dowel: { diameter: number; strength: number }
    row: { count: number; apart: number; end: number }
    between: number
  }
  const tie: Tie = {
    member: { thickness: 75, width: 150, tension: 14.5, density: 350 },
    dowel: { diameter: 16, strength: 400 },
    row: { count: 4, apart: 80, end: 112 },
    between: 54,
  }
  const thick: Tie = { ...tie, member: { ...tie.member, thickness: 100 } }
  const thin: Tie = {
    member: { thickness: 35, width: 200, tension: 19, density: 380 },
    dowel: { diameter: 20, strength: 800 },
    row: { count: 3, apart: 120, end: 150 },
    between: 70,
  }
  const design = (2 * 0.8) / 1.3 / 1e3

  const wood = ({ member, dowel }: Tie) =>
    (0.082 - 0.00082 * dowel.diameter) * member.density * dowel.diameter
  const hinge = ({ dowel }: Tie) => 0.3 * dowel.strength * Math.exp(2.6 * Math.log(dowel.diameter))

  /** Force in N of one plane, and the mode: how deep the dowel presses before the wood turns round. */
  function plane(of: Tie): { force: number; mode: 'f' | 'g' | 'h' } {
    const [pressure, moment, t] = [wood(of), hinge(of), of.member.thickness]
    // About the plate: pressed one way down to a depth, the other way beyond it, and a hinge at the plate.
    const turned = root((x) => (pressure * (x ** 2 - (t - x) * (t + x))) / 2 - moment, 0, 2 * t)
    const oneHinge = pressure * (turned - (t - turned))
    // Two hinges hold the length between them; tests allow 15 % more.
    const apart = root((x) => (pressure * x ** 2) / 2 - 2 * moment, 0, 100 * t)
    const forces = { f: pressure * t, g: oneHinge, h: 1.15 * pressure * apart }
    const mode = (['f', 'g', 'h'] as const).reduce((one, other) =>
      forces[other] < forces[one] ? other : one,
    )
    return { force: forces[mode], mode }
  }

  const dowels = (of: Tie) => {
    const { count, apart } = of.row
    const row = Math.exp(0.9 * Math.log(count) + Math.log(apart / 13 / of.dowel.diameter) / 4)
    return 2 * Math.min(count, row) * plane(of).force * design
  }

  /** Block between two rows in kN: half of the last hole of each sheared plane is at the torn end. */
  function block(of: Tie): number {
    const { diameter } = of.dowel
    const { count, apart, end } = of.row
    const sheared = end - diameter / 2 + (count - 1) * (apart - diameter)
    const torn = of.between - diameter
    const [pressure, moment, t] = [wood(of), hinge(of), of.member.thickness]
    const depth = {
      f: t,
      g: t * (Math.sqrt(2 + moment / (pressure * t ** 2)) - 1),
      h: 2 * Math.sqrt(moment / pressure),
    }
    const { mode } = plane(of)
    const area = mode === 'f' ? 2 * sheared * t : sheared * (torn + 2 * depth[mode])
    return Math.max(0.7 * 4.0 * area, 1.5 * of.member.tension * torn * t) * design
  }

  const net = ({ member, dowel }: Tie) =>
    (member.width - 2 * dowel.diameter) * member.thickness * member.tension * design

  test('has the planes, rows, net section and block that were found otherwise', () => {
    expect([tie, thick, thin].map((one) => plane(one).mode)).toEqual(['g', 'h', 'f'])
    expectIndependent(article, {
      'F_v.Rk': [tie, thick, thin].map((one) => plane(one).force / 1e3),
      F_Rd: [dowels(tie)],
      'N_t.Rd': [net(tie)],
      'F_bs.Rd': [tie, thick, thin].map(block),
    })
  })

  test('fits its dowels into the width, and prints what limits it', () => {
    expect(54 + 2 * 48).toBe(150)
    expect(Math.min(net(tie), block(tie))).toBeGreaterThan(dowels(tie))
    expect(block(tie) / dowels(tie)).toBeCloseTo(1.05, 2)
    expect(article.body).toContain(`The tie carries ${dowels(tie).toFixed(1)} kN`)
    expect(article.calculated('F_v.Rd').toFixed(2)).toBe('18.38')
  })

  test('would be limited by the block in thicker members', () => {
    expect(Math.abs(block(thick) / dowels(thick) - 1)).toBeLessThan(0.01)
    expect(Math.floor(Math.min(block(thick), dowels(thick)))).toBe(122)
    expect(article.body).toContain('come out level at 122 kN')
  })
})
