import {
  addEvenLoad,
  addLoad,
  addNode,
  addRow,
  emptyFrame,
  type Solved,
  solveFrame,
} from '../../support/frames'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the slabs of the article on two-way and flat slabs', () => {
  const article = printedBy('two-way-slabs-and-flat-slab-moments')

  /** Sagging moment of a panel, by the work of its yield lines: the worst place of both ends of the ridge. */
  function panel(load: number, [a, b]: [number, number], [top, bottom, left, right]: number[]): number {
    const at = (x: number, u: number, y: number) => {
      const volume = (a * b) / 2 - (a * (x + u)) / 6
      const turns =
        ((1 + left!) * a) / x + ((1 + right!) * a) / u + ((1 + top!) * b) / y + ((1 + bottom!) * b) / (a - y)
      return (load * volume) / turns
    }
    let [place, step] = [[b / 3, b / 3, a / 2], b / 10]
    while (step > 1e-6) {
      const near = [0, 1, 2].flatMap((axis) =>
        [-step, step].map((move) => place.map((value, at) => (at === axis ? value + move : value))),
      )
      const best = near
        .filter(([x, u, y]) => x! > 0 && u! > 0 && x! + u! <= b && y! > 0 && y! < a)
        .toSorted((one, other) => at(...triple(other)) - at(...triple(one)))[0]!
      if (at(...triple(best)) > at(...triple(place))) place = best
      else step /= 2
    }
    return at(...triple(place))
  }
  const triple = ([x, u, y]: number[]): [number, number, number] => [x!, u!, y!]

  test('has the moments of the worst yield lines, and of strips in equilibrium', () => {
    const statics = (span: number, width: number) => integral((x) => 13 * width * (span / 2 - x), 0, span / 2)
    const internal = 0.086 * 13 * 7.5 * 7.2 * 7.5
    expectIndependent(article, {
      m_1: [
        panel(14, [6, 7.5], [1, 1, 1, 0]),
        panel(14, [5, 8], [0, 1, 1, 1]),
        panel(14, [6, 6], [0, 0, 0, 0]),
      ],
      M_0: [statics(7.5, 7.2), statics(6, 8)],
      'm_i.c': [(0.75 * internal) / 3.6],
      m_c: [(0.5 * internal) / 1.8],
    })
  })

  /** Shares in a column strip of an endless elastic field on columns, from a double Fourier series. */
  function elastic([x, y]: [number, number], column: number, poisson: number): number[] {
    const terms = Array.from({ length: 100 }, (_, at) => at)
    const patch = (wave: number, span: number) =>
      wave === 0 ? column / span : (4 * Math.sin((wave * column) / 2)) / (wave * span)
    const alongY = (shape: (wave: number) => number) =>
      terms.map((n) => {
        const v = (2 * Math.PI * n) / y
        return terms.reduce((sum, m) => {
          const u = (2 * Math.PI * m) / x
          if (m === 0 && n === 0) return sum
          const load = -((x * y) / column ** 2) * patch(u, x) * patch(v, y)
          return sum + (load / (u * u + v * v) ** 2) * (u * u + poisson * v * v) * shape(u)
        }, 0)
      })
    const strip = (waves: number[], half: number) =>
      waves.reduce((sum, amount, n) => {
        const v = (2 * Math.PI * n) / y
        return sum + amount * (n === 0 ? 2 * half : (2 * Math.sin(v * half)) / v)
      }, 0)
    return [() => 1, (wave: number) => Math.cos((wave * x) / 2)].map((shape) => {
      const waves = alongY(shape)
      return strip(waves, Math.min(x, y) / 4) / strip(waves, y / 2)
    })
  }

  test('prints the shares of an elastic plate', () => {
    const [hogging, sagging] = elastic([7.5, 7.2], 0.4, 0.2)
    expect([hogging!.toFixed(2), sagging!.toFixed(2)]).toEqual(['0.80', '0.56'])
    expect(article.body).toContain("Poisson's ratio 0.2</td><td>80</td><td>56</td>")
  })
})

describe('the beams of the article on continuous beams', () => {
  const article = printedBy('continuous-beams-pattern-loading-and-redistribution')
  const PIECES = 40

  /** Moments over the inner supports and the largest in each span of a beam with even loads. */
  function continuous(spans: number[], loads: number[]): { supports: number[]; inSpans: number[] } {
    const frame = emptyFrame()
    const nodes = [addNode(frame, 0, 0)]
    frame.held.set(nodes[0]!, [true, true, false])
    spans.forEach((span, at) => {
      const end = addNode(frame, frame.nodes[nodes[at]!]![0] + span, 0)
      frame.held.set(end, [false, true, false])
      addEvenLoad(frame, addRow(frame, nodes[at]!, end, PIECES, { axial: 1e9, bending: 1e4 }), loads[at]!)
      nodes.push(end)
    })
    const { reactions } = solveFrame(frame)
    let [shear, moment] = [0, 0]
    const ends: number[] = []
    const inSpans = spans.map((span, at) => {
      shear += reactions[3 * nodes[at]! + 1]!
      const [from, start] = [shear, moment]
      const along = (x: number) => start + from * x - (loads[at]! * x ** 2) / 2
      const largest = Math.max(...Array.from({ length: 4001 }, (_, step) => along((step * span) / 4000)))
      shear -= loads[at]! * span
      moment = along(span)
      ends.push(moment)
      return largest
    })
    return { supports: ends.slice(0, -1), inSpans }
  }

  test('has the moments of the stiffness method for each arrangement', () => {
    const of = (spans: number[], [permanent, variable]: [number, number]) => {
      const [full, bare] = [1.35 * permanent + 1.5 * variable, 1.35 * permanent]
      return {
        both: -continuous(spans, [full, full]).supports[0]!,
        first: continuous(spans, [full, bare]).inSpans[0]!,
        second: continuous(spans, [bare, full]).inSpans[1]!,
        full,
      }
    }
    const [one, other] = [of([7, 6], [20, 15]), of([8, 5], [12, 25])]
    const shear = one.full * 3.5 - (0.85 * one.both) / 7
    const compressed = root(
      (x) => integral((y) => 20 * 300 * (450 - y), 0, 0.8 * x) - 0.85 * one.both * 1e6,
      1,
      450,
    )
    expectIndependent(article, {
      'M_B.1': [one.both, other.both],
      M_1: [one.first, other.first],
      'M_1.1': [integral((x) => shear - one.full * x, 0, shear / one.full)],
      x_u: [compressed],
      M_2: [other.second],
    })
  })

  test('prints the coefficients of two to four equal spans', () => {
    for (const count of [2, 3, 4]) {
      const spans = Array.from({ length: count }, () => 1)
      const arrangements = Array.from({ length: 2 ** count }, (_, bits) =>
        continuous(
          spans,
          spans.map((_one, at) => (bits >> at) & 1),
        ),
      )
      const all = arrangements.at(-1)!
      const row = (place: string, one: number, worst: number) =>
        `<tr><td>${count}: ${place}</td><td>${one.toFixed(3).replace('-', '−')}</td><td>${worst.toFixed(3).replace('-', '−')}</td></tr>`
      const support = (at: number) =>
        [all.supports[at]!, Math.min(...arrangements.map(({ supports }) => supports[at]!))] as const
      const span = (at: number) =>
        [all.inSpans[at]!, Math.max(...arrangements.map(({ inSpans }) => inSpans[at]!))] as const
      const supports = [
        ['middle support'],
        ['internal support'],
        ['first internal support', 'middle support'],
      ]
      const inSpans = [['span'], ['end span', 'middle span'], ['end span', 'inner span']]
      supports[count - 2]!.forEach((place, at) => expect(article.body).toContain(row(place, ...support(at))))
      inSpans[count - 2]!.forEach((place, at) => expect(article.body).toContain(row(place, ...span(at))))
    }
  })

  test('prints the formulae of single beams', () => {
    type End = [boolean, boolean, boolean]
    const [pin, roller, fixed, free]: End[] = [
      [true, true, false],
      [false, true, false],
      [true, true, true],
      [false, false, false],
    ] as End[]
    const single = (left: End, right: End, force: number | null) => {
      const frame = emptyFrame()
      const [start, end] = [addNode(frame, 0, 0), addNode(frame, 1, 0)]
      const row = addRow(frame, start, end, 200, { axial: 1, bending: 1 })
      frame.held.set(start, left)
      frame.held.set(end, right)
      if (force === null) addEvenLoad(frame, row, 1)
      else addLoad(frame, row[Math.round(force * 200)]!, 0, -1)
      const solved: Solved = solveFrame(frame)
      const shear = solved.reactions[3 * start + 1]!
      const atStart = -solved.reactions[3 * start + 2]!
      const along = (x: number) =>
        atStart + shear * x - (force === null ? x ** 2 / 2 : Math.max(0, x - force))
      return {
        support: Math.max(Math.abs(atStart), Math.abs(along(1))),
        span: Math.max(0, ...Array.from({ length: 2001 }, (_, at) => along(at / 2000))),
        deflection: Math.max(...row.map((node) => -solved.displacements[3 * node + 1]!)),
      }
    }
    for (const [ends, force, ...printed] of [
      [[pin, roller], null, 0, 1 / 8, 5 / 384],
      [[pin, roller], 0.5, 0, 1 / 4, 1 / 48],
      [[fixed, roller], null, 1 / 8, 9 / 128, 1 / 185],
      [[fixed, roller], 0.5, 3 / 16, 5 / 32, 1 / 107],
      [[fixed, fixed], null, 1 / 12, 1 / 24, 1 / 384],
      [[fixed, fixed], 0.5, 1 / 8, 1 / 8, 1 / 192],
      [[fixed, free], null, 1 / 2, 0, 1 / 8],
      [[fixed, free], 1, 1, 0, 1 / 3],
    ] as [[End, End], number | null, number, number, number][]) {
      const { support, span, deflection } = single(ends[0], ends[1], force)
      expect(Math.abs(support - printed[0])).toBeLessThan(1e-4)
      expect(Math.abs(span - printed[1])).toBeLessThan(1e-4)
      expect(Math.abs(deflection / printed[2] - 1)).toBeLessThan(0.004)
    }
  })
})

describe('the column of the article on load take-down', () => {
  const article = printedBy('load-take-down-and-unit-weights')
  type Column = { area: number; floors: number; snow: number }
  const internal: Column = { area: 7.5 * 7.5, floors: 6, snow: 0.6 }

  /** Characteristic forces at the foot in kN, added from the roof down. */
  function added({ area, floors, snow }: Column) {
    let [permanent, imposed] = [0, 0]
    for (let level = floors; level >= 0; level -= 1) {
      // A slab and the lift of the column below it.
      permanent += area * 0.275 * 25 + 0.4 * 0.4 * 3.6 * 25
      permanent += area * (level === floors ? 1.5 : 1.25)
      imposed += level === floors ? 0 : area * (2.5 + 0.8)
    }
    return { permanent, imposed, snow: area * snow }
  }

  /** Largest sum with either action leading, with a factor on permanent load. */
  function combined(column: Column, storeys: number, onPermanent: number): number {
    const { permanent, imposed, snow } = added(column)
    const accompanying = Math.min(0.7, storeys)
    return (
      onPermanent * permanent + 1.5 * Math.max(storeys * imposed + 0.5 * snow, accompanying * imposed + snow)
    )
  }
  const pair = (column: Column, storeys: number, xi: number): number => {
    const { permanent, imposed, snow } = added(column)
    const accompanying = 1.35 * permanent + 1.5 * (Math.min(0.7, storeys) * imposed + 0.5 * snow)
    return Math.max(accompanying, combined(column, storeys, 1.35 * xi))
  }

  test('has the forces of storeys added one by one, and their worst combination', () => {
    const low: Column = { area: 6 * 7.5 * 1.1, floors: 2, snow: 2 }
    // Two of six floors in full, four by 0.7.
    const storeys = (2 + 4 * 0.7) / 6
    expectIndependent(article, {
      G_k: [added(internal).permanent, added(low).permanent],
      Q_k: [added(internal).imposed],
      'N_6.10': [combined(internal, storeys, 1.35)],
      N_Ed: [pair(internal, storeys, 0.85), pair(low, 1, 0.85)],
    })
    expect(article.calculated('N_Ed', 'UK')).toBeCloseTo(pair(internal, 0.6, 0.925), 6)
  })

  test('prints the reactions of two to four equal spans', () => {
    for (const [count, ...printed] of [
      [2, '0.375', '1.250'],
      [3, '0.400', '1.100', '1.100'],
      [4, '0.393', '1.143', '0.929'],
    ] as const) {
      const frame = emptyFrame()
      const nodes = Array.from({ length: count + 1 }, (_, at) => addNode(frame, at, 0))
      nodes.forEach((node, at) => {
        frame.held.set(node, [at === 0, true, false])
        if (at > 0) addEvenLoad(frame, addRow(frame, nodes[at - 1]!, node, 4, { axial: 1, bending: 1 }), 1)
      })
      const { reactions } = solveFrame(frame)
      // A node takes the load beside it straight into its support.
      expect(printed.map((_, at) => reactions[3 * nodes[at]! + 1]!.toFixed(3))).toEqual(printed)
      expect(article.body).toContain(
        `<tr><td>${count}</td>${printed.map((one) => `<td>${one}</td>`).join('')}`,
      )
    }
  })
})
