import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the fin plate of the article on simple joints', () => {
  const article = printedBy('fin-plates-flexible-end-plates-and-splices')

  /** Forces on bolts of one line that hold a plate with a force of 1 beside them, from its motion. */
  function bolts(count: number, pitch: number, lever: number): { along: number; across: number }[] {
    const heights = Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch)
    const down = root((move) => heights.reduce((sum) => sum + move, 0) - 1, 0, 1)
    const turn = root(
      (angle) => heights.reduce((sum, height) => sum + height * angle * height, 0) - lever,
      0,
      1,
    )
    return heights.map((height) => ({ along: down, across: turn * height }))
  }

  /** Load at which the worst of the bolts is full, in shear or in its hole. */
  function group(count: number, pitch: number, lever: number, along: number, across: number): number {
    const forces = bolts(count, pitch, lever)
    const fullest = (load: number) =>
      Math.max(...forces.map((one) => Math.hypot((load * one.along) / along, (load * one.across) / across)))
    return root((load) => fullest(load) - 1, 1, 1e8) / 1e3
  }

  /** Bearing of a hole by Table 3.4: distances along and across the force, ends and neighbours. */
  const hole = (
    [end, next]: [number, number | null],
    [edge, beside]: [number, number | null],
    { d, d0, fu, t }: { d: number; d0: number; fu: number; t: number },
  ) => {
    const along = Math.min(end / 3 / d0, next === null ? 1 : next / 3 / d0 - 0.25, 800 / fu, 1)
    const across = Math.min((2.8 * edge) / d0 - 1.7, beside === null ? 2.5 : (1.4 * beside) / d0 - 1.7, 2.5)
    return (across * along * fu * d * t) / 1.25
  }

  /** Block that is torn out, in strips of 0.1 mm: those in a hole have no material. */
  function block(count: number, pitch: number, end: number, edge: number, hole: number, t: number): number {
    const step = 0.1
    const solid = (length: number, isHole: (at: number) => boolean) =>
      Array.from({ length: Math.round(length / step) }, (_, at) => (at + 0.5) * step).filter(
        (at) => !isHole(at),
      ).length * step
    // Down the line of bolts, from the topmost hole to the edge below.
    const line = (count - 1) * pitch + end
    const sheared = solid(line, (at) =>
      Array.from({ length: count }, (_, bolt) => bolt * pitch).some((bolt) => Math.abs(at - bolt) < hole / 2),
    )
    const torn = solid(edge, (at) => at < hole / 2)
    return (((0.5 * 410 * torn) / 1.25 + (275 / Math.sqrt(3)) * sheared) * t) / 1e3
  }

  test('has the group, the holes and the block of bolts that were moved and strips that were counted', () => {
    const m20 = { d: 20, d0: 22 }
    const m24 = { d: 24, d0: 26 }
    const plate = { ...m20, fu: 410, t: 10 }
    const web = { ...m24, fu: 470, t: 8.5 }
    const shear = (area: number) => (0.6 * 800 * area) / 1.25
    expectIndependent(article, {
      V_1: [group(4, 70, 50, shear(245), shear(245)), group(6, 80, 70, shear(353), shear(353))],
      V_2: [group(4, 70, 50, hole([40, 70], [50, null], plate), hole([50, null], [40, 70], plate))],
      'V_eff.2': [block(4, 70, 40, 50, 22, 10), block(6, 80, 50, 50, 26, 8)],
      V_3: [group(6, 80, 70, hole([90, 80], [40, null], web), hole([40, null], [90, 80], web))],
    })
  })

  test('prints what lines of three to seven bolts carry', () => {
    for (const [count, printed] of [
      [3, 193],
      [4, 286],
      [5, 383],
      [6, 481],
      [7, 581],
    ] as const) {
      expect(Math.abs(group(count, 70, 50, 94080, 94080) - printed)).toBeLessThan(0.55)
      expect(article.body).toContain(`<td>${printed}</td>`)
    }
  })
})
