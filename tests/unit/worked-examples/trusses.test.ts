import { solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the truss and the joint of the article on trusses', () => {
  const article = printedBy('trusses-and-hollow-section-joints')

  type Bar = { from: number; to: number; area: number }

  /** Nodes, bars and supports of a Warren truss hung by the ends of its top chord. */
  function warren(span: number, panels: number, depth: number) {
    const panel = span / panels
    const tops = Array.from({ length: panels + 1 }, (_, at): [number, number] => [at * panel, 0])
    const feet = Array.from({ length: panels }, (_, at): [number, number] => [(at + 0.5) * panel, -depth])
    const foot = (at: number) => panels + 1 + at
    const bars: Bar[] = []
    for (let at = 0; at < panels; at += 1) bars.push({ from: at, to: at + 1, area: 2820 })
    for (let at = 0; at + 1 < panels; at += 1) bars.push({ from: foot(at), to: foot(at + 1), area: 2820 })
    for (let at = 0; at < panels; at += 1)
      bars.push({ from: at, to: foot(at), area: 1470 }, { from: foot(at), to: at + 1, area: 1470 })
    return { panel, nodes: [...tops, ...feet], bars, tops: panels + 1 }
  }

  /** Forces of all bars and of three reactions, from the balance of every joint; loads are by node. */
  function forces({ nodes, bars, tops }: ReturnType<typeof warren>, loads: readonly number[]): number[] {
    const size = 2 * nodes.length
    const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
    bars.forEach(({ from, to }, bar) => {
      const [dx, dy] = [nodes[to]![0] - nodes[from]![0], nodes[to]![1] - nodes[from]![1]]
      const length = Math.hypot(dx, dy)
      matrix[2 * from]![bar] = dx / length
      matrix[2 * from + 1]![bar] = dy / length
      matrix[2 * to]![bar] = -dx / length
      matrix[2 * to + 1]![bar] = -dy / length
    })
    matrix[0]![bars.length] = 1
    matrix[1]![bars.length + 1] = 1
    matrix[2 * (tops - 1) + 1]![bars.length + 2] = 1
    const right = nodes.flatMap((_, at) => [0, loads[at] ?? 0])
    return solved(matrix, right).slice(0, bars.length)
  }

  /** Chord and diagonal forces in kN, and the deflection by the work of a unit force in the middle. */
  function truss(span: number, panels: number, depth: number) {
    const frame = warren(span, panels, depth)
    const nodal = (load: number) =>
      Array.from({ length: frame.tops }, (_, at) =>
        at === 0 || at === panels ? (load * frame.panel) / 2 : load * frame.panel,
      )
    const design = forces(frame, nodal(15))
    const service = forces(frame, nodal(10))
    // The node in the middle is of the top chord, or of the bottom chord where panels are odd in number.
    const middle = panels % 2 === 0 ? panels / 2 : frame.tops + (panels - 1) / 2
    const unit = frame.nodes.map((_, at) => (at === middle ? 1 : 0))
    const virtual = forces(frame, unit)
    const work = frame.bars.reduce((sum, { from, to, area }, bar) => {
      const [one, other] = [frame.nodes[from]!, frame.nodes[to]!]
      const length = Math.hypot(one[0] - other[0], one[1] - other[1])
      return sum + (service[bar]! * 1e3 * virtual[bar]! * length) / (210e3 * area)
    }, 0)
    return {
      top: -Math.min(...design.slice(0, panels)),
      bottom: Math.max(...design.slice(panels, 2 * panels - 1)),
      diagonal: design[2 * panels - 1]!,
      second: -design[2 * panels]!,
      deflection: work * 1e3,
    }
  }

  /** Resistance of a brace by the row for rectangular sections, in kN. */
  const brace = (b0: number, t0: number, wide: number[], degrees: number, stress: number): number => {
    const share = wide.reduce((sum, b) => sum + 2 * b, 0) / 4 / b0
    const loss = Math.min(1, 1.3 - (0.4 * stress) / 355 / share)
    const root = Math.sqrt(b0 / t0 / 2)
    return (8.9 * loss * 355 * t0 ** 2 * root * share) / Math.sin((degrees * Math.PI) / 180) / 1e3
  }

  /** Where the axes of two braces with a gap between them cross, from the axis of the chord, in mm. */
  function crossing(b0: number, [left, right]: [number, number], degrees: number, gap: number): number {
    const angle = (degrees * Math.PI) / 180
    const foot = (width: number) => gap / 2 + width / Math.sin(angle) / 2
    const [along, down] = [Math.cos(angle), Math.sin(angle)]
    // Both walk along their axes until they meet: equal heights, as the slopes are.
    const [walk] = solved(
      [
        [along, along],
        [down, -down],
      ],
      [foot(left) + foot(right), 0],
    )
    return walk! * down - b0 / 2
  }

  test('has the forces, the deflection and the resistance that were found otherwise', () => {
    const [one, other] = [truss(24, 8, 2), truss(21, 7, 1.6)]
    expect(one.diagonal).toBeCloseTo(one.second, 6)
    expectIndependent(article, {
      N_b: [one.bottom, other.bottom],
      N_t: [one.top, other.top],
      N_d: [one.diagonal],
      delta: [one.deflection, other.deflection],
      'N_i.Rd': [
        brace(120, 6.3, [80, 80], 53.13, 0),
        brace(150, 8, [100, 90], 45, 1100e3 / 4480 + 8e6 / 199e3),
      ],
      e_1: [crossing(120, [80, 80], 53.13, 20), crossing(150, [100, 90], 45, 40)],
    })
  })

  test('prints what other chords resist', () => {
    for (const [thickness, printed] of [
      [4, 163],
      [5, 228],
      [6.3, 322],
      [8, 461],
    ] as const) {
      expect(Math.round(brace(120, thickness, [80, 80], 53.13, 0))).toBe(printed)
      expect(article.body).toContain(`<td>${printed}</td>`)
    }
  })
})
