import { SIDES } from '../constants'
import type { Readers } from './phrases'

/** The lines of a beam. */
export const BEAM_LINES: Readers = {
  span: (line) => {
    const nodes = line.twoNodes(/(?=\s)/)
    if (!nodes) return line.refuse('A span has two letters and a length: span A-B 6 m.')
    line.newSpan(...nodes)
    return { kind: 'span', from: nodes[0], to: nodes[1], length: line.value([], 'length') }
  },
  support: (line) => {
    const how = line.oneOf(['pin', 'roller', 'fixed'], 'A support is a pin, a roller or fixed.')
    if (!line.takes('at')) return { kind: 'support', how, at: line.node() }
    // In a sketch it stands at a place, and not at a point of the beam.
    const at = line.place(SIDES)
    return { kind: 'hold', how, at, side: line.side() ?? 'below' }
  },
  udl: (line) => {
    const [first, last] = line.alikePair(['to', 'on'], 'to', ['on'], 'force per length')
    line.expect('on')
    const nodes = line.twoNodes(/\s*$/)
    if (nodes) {
      for (const node of nodes) if (!line.hasNode(node)) line.refuse(`The beam has no point ${node}.`)
      const [from, to] = nodes.map((node) => ({ node, after: null }))
      return { kind: 'udl', first, last, from: from!, to: to!, label: line.label() }
    }
    const from = line.station(['to'])
    line.expect('to')
    return { kind: 'udl', first, last, from, to: line.station([]), label: line.label() }
  },
  point: (line) => {
    const load = line.value(['at'], 'force')
    line.expect('at')
    return { kind: 'point', load, at: line.station([]), label: line.label() }
  },
  moment: (line) => {
    const load = line.value(['at'], 'moment')
    line.expect('at')
    return { kind: 'couple', load, at: line.station([]), label: line.label() }
  },
  stiffness: (line) => ({ kind: 'stiffness', value: line.value([], 'bending stiffness') }),
  diagram: (line) => {
    const of = line.oneOf(['V', 'M', 'deflection'], 'A diagram is of V, M or deflection.')
    return { kind: 'diagram', of: of === 'deflection' ? 'w' : of }
  },
}
