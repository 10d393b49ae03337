import { addLoad, addNode, addRow, emptyFrame, solveFrame } from '../../support/frames'
import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the sections and the purlin of the article on cold-formed purlins', () => {
  const article = printedBy('cold-formed-purlins-en-1993-1-3')

  type Shape = Record<'depth' | 'flange' | 'lip' | 'core' | 'strength', number>
  const one: Shape = { depth: 200, flange: 65, lip: 20, core: 1.56, strength: 450 }
  const other: Shape = { depth: 250, flange: 75, lip: 18, core: 2.46, strength: 350 }

  /** The part of a plate that counts, of its critical stress by the theory of plates. */
  function share(width: number, { core, strength }: Shape, factor: number, tail: number): number {
    const critical = (factor * Math.PI ** 2 * 210e3) / 12 / (1 - 0.09) / (width / core) ** 2
    const slenderness = Math.sqrt(strength / critical)
    return Math.min(1, (slenderness - tail) / slenderness ** 2)
  }

  /** Spring in N/mm per mm: a strip of the plates as a frame, the web held at both ends. */
  function spring(reach: number, web: number, core: number): number {
    const frame = emptyFrame()
    const stiffness = { axial: 1e12, bending: (210e3 * core ** 3) / 12 / (1 - 0.09) }
    const [foot, corner, edge] = [
      addNode(frame, 0, 0),
      addNode(frame, 0, web),
      addNode(frame, reach, web),
    ] as const
    addRow(frame, foot, corner, 4, stiffness)
    addRow(frame, corner, edge, 4, stiffness)
    frame.held.set(foot, [true, true, false])
    frame.held.set(corner, [true, true, false])
    addLoad(frame, edge, 0, -1)
    return -1 / solveFrame(frame).displacements[3 * edge + 1]!
  }

  /** The effective section, of pieces that are summed: spring, second moment, modulus and reduction. */
  function section(shape: Shape) {
    const { core, strength } = shape
    const [web, flange, lip] = [shape.depth - core, shape.flange - core, shape.lip - core / 2]
    const half = (share(flange, shape, 4, 0.22) * flange) / 2
    const ratio = lip / flange
    const edged =
      lip * share(lip, shape, ratio > 0.35 ? 0.5 + 0.83 * Math.cbrt((ratio - 0.35) ** 2) : 0.5, 0.188)
    type Piece = { y: number; x: number; area: number }
    const cut = (from: [number, number], to: [number, number], thick: number): Piece[] => {
      const count = 2000
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      return Array.from({ length: count }, (_, at) => ({
        x: from[0] + ((to[0] - from[0]) * (at + 0.5)) / count,
        y: from[1] + ((to[1] - from[1]) * (at + 0.5)) / count,
        area: (length * thick) / count,
      }))
    }
    const total = (pieces: Piece[], of: (piece: Piece) => number) =>
      pieces.reduce((sum, piece) => sum + piece.area * of(piece), 0)
    const middle = (pieces: Piece[], of: (piece: Piece) => number) =>
      total(pieces, of) / total(pieces, () => 1)
    const strut = [...cut([flange - half, 0], [flange, 0], core), ...cut([flange, 0], [flange, edged], core)]
    const low = middle(strut, ({ y }) => y)
    const bending = total(strut, ({ y }) => (y - low) ** 2) + (half * core ** 3) / 12
    const held = spring(
      middle(strut, ({ x }) => x),
      web,
      core,
    )
    // A strut on a spring buckles in the half wave that needs the least stress.
    const stress = (wave: number) =>
      ((Math.PI / wave) ** 2 * 210e3 * bending + held / (Math.PI / wave) ** 2) / total(strut, () => 1)
    let critical = Infinity
    for (let wave = 20; wave < 4000; wave *= 1.002) critical = Math.min(critical, stress(wave))
    const slenderness = Math.sqrt(strength / critical)
    const reduced =
      slenderness < 0.65 ? 1 : slenderness < 1.38 ? 1.47 - 0.723 * slenderness : 0.66 / slenderness
    const rest = [
      ...cut([0, 0], [half, 0], core),
      ...cut([flange - half, 0], [flange, 0], core * reduced),
      ...cut([flange, 0], [flange, edged], core * reduced),
      ...cut([0, web], [-flange, web], core),
      ...cut([-flange, web], [-flange, web - lip], core),
    ]
    const axis = middle([...rest, ...cut([0, 0], [0, web], core)], ({ y }) => y)
    const slope = -(web - axis) / axis
    const factor = slope > -1 ? 7.81 - 6.29 * slope + 9.78 * slope ** 2 : 5.98 * (1 - slope) ** 2
    const counted = axis * share(web, shape, factor, 0.055 * (3 + slope))
    const whole = [
      ...rest,
      ...cut([0, 0], [0, 0.4 * counted], core),
      ...cut([0, axis - 0.6 * counted], [0, web], core),
    ]
    const neutral = middle(whole, ({ y }) => y)
    const second = total(whole, ({ y }) => (y - neutral) ** 2)
    return { held, second: second / 1e4, modulus: second / Math.max(neutral, web - neutral) / 1e3, reduced }
  }

  test('has the spring, the second moment and the modulus that were found otherwise', () => {
    const [first, second] = [section(one), section(other)]
    const span = purlin({ span: 6e3, sleeve: 9.5e6, wind: 0.9 })
    const long = purlin({ span: 7.5e3, sleeve: 6e6, wind: 0.7 })
    expectIndependent(article, {
      K_s: [first.held, second.held],
      I_eff: [first.second, second.second],
      W_eff: [first.modulus, second.modulus],
      M_f1: [span.gravity, long.gravity],
      M_f2: [span.uplift, long.uplift],
      delta: [span.sag, long.sag],
    })
  })

  test('prints what lips of other lengths are worth', () => {
    for (const lip of [13, 16, 20, 25, 30]) {
      const { reduced, modulus } = section({ ...one, lip })
      const row = `<td>${lip}</td><td>${reduced.toFixed(2)}</td><td>${(modulus * 0.45).toFixed(1)}</td>`
      expect(article.body).toContain(row)
    }
  })

  /** Span moments in kNm and the deflection in mm of two bays, by sections and curvatures. */
  function purlin({ span, sleeve, wind }: { span: number; sleeve: number; wind: number }) {
    /** Curvature of the span, from its moments at many sections, with a moment at its far end. */
    const moments = (load: number, end: number) =>
      Array.from({ length: 20001 }, (_, at) => {
        const x = (span * at) / 20000
        return (load * x * (span - x)) / 2 - (end * x) / span
      })
    const step = span / 20000
    /** Slope at the support by the second theorem of moments, times the span and its stiffness. */
    const turn = (load: number, end: number) =>
      moments(load, end).reduce((sum, moment, at) => sum + moment * at * step * step, 0)
    const support = (load: number) =>
      Math.min(
        sleeve,
        Math.max(
          0,
          // The end of each span turns by half of what the sleeve does.
          root((end) => turn(load, end) - 0.005 * 210e3 * 269e4 * span, -load * span ** 2, load * span ** 2),
        ),
      )
    const largest = (load: number) => Math.max(...moments(load, support(load))) / 1e6
    const service = 1.8 * 0.6
    const bent = moments(service, support(service)).map((moment) => moment / (210e3 * 269e4))
    const half = bent.length >> 1
    // The line through both ends, less the integral of curvature: by the unit force in the middle.
    const sag = bent.reduce(
      (sum, curvature, at) => sum + (curvature * (at < half ? at : 20000 - at) * step * step) / 2,
      0,
    )
    return {
      gravity: largest(1.8 * (1.35 * 0.15 + 1.5 * 0.6)),
      uplift: largest(1.8 * (1.5 * wind - 0.15)),
      sag,
    }
  }
})
