import {
  addEvenLoad,
  addLoad,
  addNode,
  addRow,
  criticalFactor,
  emptyFrame,
  solveFrame,
} from '../../support/frames'
import { expectIndependent, printedBy } from '../../support/printed'

/** Inextensible beside its bending, as the formulas of frames suppose. */
const RIGID = 1e13

describe('the frame of the article on portal frames', () => {
  const article = printedBy('portal-frames-elastic-plastic-and-in-plane-stability')
  const [columnStiffness, rafterStiffness] = [210e3 * 29400e4, 210e3 * 15700e4]
  const load = (1.35 * 0.35 + 1.5 * 0.6) * 7.2

  /** The frame in N and mm, and the nodes of its left column and of both rafters. */
  function portal({ span, height, rise }: { span: number; height: number; rise: number }) {
    const frame = emptyFrame()
    const [base, eaves, apex, otherEaves, otherBase] = (
      [
        [0, 0],
        [0, height],
        [span / 2, height + rise],
        [span, height],
        [span, 0],
      ] as const
    ).map(([x, y]) => addNode(frame, x, y)) as [number, number, number, number, number]
    const column = { axial: RIGID, bending: columnStiffness }
    const rafter = { axial: RIGID, bending: rafterStiffness }
    addRow(frame, base, eaves, 8, column)
    const rafters = [
      ...addRow(frame, eaves, apex, 30, rafter),
      ...addRow(frame, apex, otherEaves, 30, rafter).slice(1),
    ]
    addRow(frame, otherEaves, otherBase, 8, column)
    for (const foot of [base, otherBase]) frame.held.set(foot, [true, true, false])
    return { frame, base, eaves, otherEaves, rafters }
  }

  function underLoad(span: number, height: number, rise: number) {
    const { frame, base, rafters } = portal({ span, height, rise })
    addEvenLoad(frame, rafters, load)
    const solved = solveFrame(frame)
    const thrust = solved.reactions[3 * base]!
    // Between the nodes the moment is a parabola: its top is searched in short steps.
    const moment = (x: number) => (load * x * (span - x)) / 2 - thrust * (height + (2 * rise * x) / span)
    const largest = Math.max(...Array.from({ length: 5001 }, (_, at) => moment((at * span) / 1e4)))
    return { thrust: thrust / 1e3, largest: largest / 1e6, frame }
  }

  /** Load of the mechanism with hinges below the haunches and in the rafters, the least over their place. */
  function collapse(span: number, height: number, rise: number, hinge: number): number {
    const [ofColumn, ofRafter] = [1470e3 * 355, 888e3 * 355]
    const at = (x: number) => {
      const above = height + (2 * rise * x) / span - hinge
      // The rafter's end piece turns by 1 and its foot moves out as far as the column's top leans.
      const lean = above / hinge
      return (ofColumn * (lean + 1) + ofRafter) / ((x * x) / 2 + x * (span / 2 - x))
    }
    return Math.min(...Array.from({ length: 20000 }, (_, step) => at((span / 2) * (0.5 + step / 4e4))))
  }

  test('has the thrust, moments, sway and collapse load of a plane frame', () => {
    const [one, other] = [underLoad(25e3, 6e3, 1.3e3), underLoad(20e3, 5e3, 2e3)]
    const { frame, eaves, otherEaves } = portal({ span: 25e3, height: 6e3, rise: 1.3e3 })
    for (const node of [eaves, otherEaves]) addLoad(frame, node, 1, 0)
    const sway = solveFrame(frame).displacements[3 * eaves]!
    expectIndependent(article, {
      H: [one.thrust, other.thrust],
      M_r: [one.largest, other.largest],
      alpha_H: [6e3 / (sway * load * 12.5e3)],
      w_p: [collapse(25e3, 6e3, 1.3e3, 5.3e3), collapse(20e3, 5e3, 2e3, 4.4e3)],
    })
  })

  test('buckles in its plane at the factor that the text names, above the estimate', () => {
    const factor = criticalFactor(underLoad(25e3, 6e3, 1.3e3).frame, 1, 20)
    expect(factor).toBeCloseTo(7.03, 2)
    expect(article.body).toContain('finds 7.03')
    expect(article.calculated('alpha_cr')).toBeLessThan(factor)
  })
})

describe('the roof bracing of the article on stability systems', () => {
  const article = printedBy('bracing-restraint-forces-and-stability-systems')
  /** Enough for a joint to have a stiffness at all; the forces are those of pins. */
  const PINNED = 1e3

  /** Deflection at midspan in mm under a load in N/mm on the upper chord, half of the diagonals at work. */
  function deflection({ depth, panels, diagonal }: Girder, load: number): number {
    const frame = emptyFrame()
    const width = 24e3 / panels
    const lower = Array.from({ length: panels + 1 }, (_, at) => addNode(frame, at * width, 0))
    const upper = Array.from({ length: panels + 1 }, (_, at) => addNode(frame, at * width, depth))
    const bar = (from: number, to: number, axial: number) =>
      frame.bars.push({ from, to, axial, bending: PINNED })
    for (let at = 0; at < panels; at += 1) {
      for (const chord of [lower, upper]) bar(chord[at]!, chord[at + 1]!, 210e3 * 8550)
      const isLeft = at < panels / 2
      bar(upper[isLeft ? at : at + 1]!, lower[isLeft ? at + 1 : at]!, 210e3 * diagonal)
    }
    lower.forEach((node, at) => {
      bar(node, upper[at]!, RIGID)
      addLoad(frame, upper[at]!, 0, -load * width * (at === 0 || at === panels ? 0.5 : 1))
    })
    frame.held.set(lower[0]!, [true, true, false])
    frame.held.set(lower[panels]!, [false, true, false])
    return -solveFrame(frame).displacements[3 * lower[panels / 2]! + 1]!
  }
  type Girder = { depth: number; panels: number; diagonal: number }

  /** Load in kN/m of eight beams that bow as far as the girder lets them. */
  function stabilising(girder: Girder): number {
    const compression = (8 * 400e6) / 450
    let load = 0
    for (let turn = 0; turn < 100; turn += 1)
      load = (8 * compression * (36 + deflection(girder, 4 + load))) / 24e3 ** 2
    return load
  }

  test('deflects as a truss does, and its stabilising load is the one at which load and bow agree', () => {
    const one = { depth: 6e3, panels: 6, diagonal: 1230 }
    const other = { depth: 5e3, panels: 8, diagonal: 600 }
    expectIndependent(article, {
      kappa: [deflection(one, 1), deflection(other, 1)],
      q_d: [stabilising(one), stabilising(other)],
    })
  })
})
