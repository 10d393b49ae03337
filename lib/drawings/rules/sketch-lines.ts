import { DRAWING, PROFILES, SIDES } from '../constants'
import type { Profile, Slot, StatementBody } from '../types'
import { ENDS, type Phrases, type Readers } from './phrases'

/** What stands between two numbers: 300 mm x 500 mm. */
const TIMES = ['x', '×']

/** The lines of a sketch. */
export const SKETCH_LINES: Readers = {
  heights: (line) => ({ kind: 'heights', times: line.value([], 'number') }),
  rect: (line) => {
    const name = line.newShape()
    const isFromCorner = line.takes('from')
    if (!isFromCorner) line.expect('at')
    const at = line.place(['size'])
    line.expect('size')
    const width = line.value(TIMES, 'length')
    line.takes(...TIMES)
    const height = line.value(ENDS, 'length')
    const from = isFromCorner ? 'corner' : 'centre'
    return { kind: 'rect', name, from, at, width, height, ...line.look() }
  },
  circle: (line) => {
    const name = line.newShape()
    line.expect('at')
    const at = line.place(['diameter'])
    line.expect('diameter')
    return { kind: 'circle', name, at, diameter: line.value(ENDS, 'length'), ...line.look() }
  },
  line: (line) => outline(line, false),
  polygon: (line) => outline(line, true),
  offset: (line) => {
    const name = line.newShape()
    line.expect('from')
    const of = line.shape()
    line.expect('by')
    return { kind: 'offset', name, of, by: line.value(ENDS, 'length'), ...line.look() }
  },
  profile: (line) => {
    const name = line.newShape()
    const shape = line.oneOf(
      Object.keys(PROFILES) as Profile[],
      `A profile is ${Object.keys(PROFILES).join(', ')}.`,
    )
    const sizes: Slot[] = []
    do sizes.push(line.value([...TIMES, 'radius', 'at'], 'length'))
    while (line.takes(...TIMES))
    if (sizes.length !== PROFILES[shape].split(' x ').length)
      line.refuse(`This profile has ${PROFILES[shape]}.`)
    const radius = line.takes('radius') ? line.value(['at'], 'length') : null
    line.expect('at')
    const at = line.place(['turned', ...ENDS])
    const turned = line.takes('turned')
    return { kind: 'profile', name, shape, sizes, radius, at, turned, ...line.look() }
  },
  bars: (line) => {
    const count = line.value(TIMES, 'number')
    if (!line.takes(...TIMES)) line.refuse('Bars are counted first: bars 4 x 20 mm.')
    const diameter = line.value(['from', 'in'], 'length')
    if (line.takes('in')) {
      const of = line.shape()
      const edge = line.oneOf(['top', 'bottom'], 'Bars in a shape lie at its top or bottom.')
      line.expect('cover')
      const cover = line.value(ENDS, 'length')
      return { kind: 'barsIn', count, diameter, of, edge, cover, label: line.look().label }
    }
    line.expect('from')
    const from = line.place(['to'])
    line.expect('to')
    const to = line.place(['as', ...ENDS])
    const as = line.takes('as') ? line.word() : null
    return { kind: 'bars', count, diameter, from, to, as, ...line.look() }
  },
  link: (line) => {
    const diameter = line.value(['in'], 'length')
    line.expect('in')
    const of = line.shape()
    line.expect('cover')
    const cover = line.value(ENDS, 'length')
    return { kind: 'link', of, diameter, cover, label: line.look().label }
  },
  bolts: (line) => {
    const columns = line.value(TIMES, 'number')
    line.takes(...TIMES)
    const rows = line.value(['of'], 'number')
    line.expect('of')
    const diameter = line.value(['at'], 'length')
    line.expect('at')
    const at = line.place(['spacing'])
    line.expect('spacing')
    const dx = line.value(TIMES, 'length')
    line.takes(...TIMES)
    const dy = line.value(ENDS, 'length')
    return { kind: 'grid', columns, rows, diameter, at, dx, dy, ...line.look() }
  },
  dim: (line) => {
    const from = line.place(['to'])
    line.expect('to')
    const to = line.place(SIDES)
    return { kind: 'dim', from, to, side: line.side(), text: line.label() }
  },
  angle: (line) => {
    line.expect('at')
    const at = line.place(['from'])
    line.expect('from')
    const from = line.place(['to'])
    line.expect('to')
    return { kind: 'angle', at, from, to: line.place([]), text: line.label() }
  },
  label: (line) => {
    if (!line.takes('at')) line.refuse('A label has its text and a place: label "slab" at 0, 0.')
    const at = line.place(SIDES)
    const side = line.side()
    const text = line.label()
    if (!text) return line.refuse('A label has a text in quotation marks.')
    return { kind: 'label', at, side, text }
  },
  arrow: (line) => {
    const both = line.takes('both')
    line.expect('from')
    const from = line.place(['to'])
    line.expect('to')
    return { kind: 'arrow', from, to: line.place(ENDS), both, ...line.look() }
  },
  force: (line) => {
    line.expect('at')
    const at = line.place(WAYS)
    const word = line.oneOf(WAYS, 'A force acts up, down, left or right.')
    const towards = word === 'up' ? 'above' : word === 'down' ? 'below' : word
    return { kind: 'force', at, towards, ...line.look() }
  },
  turn: (line) => {
    line.expect('at')
    const at = line.place(TURNS)
    const way = line.oneOf(TURNS, 'A moment turns clockwise or anticlockwise.')
    return { kind: 'turn', at, clockwise: way === 'clockwise', label: line.label() }
  },
  pressure: (line) => {
    line.expect('from')
    const from = line.place(['to'])
    line.expect('to')
    const to = line.place(['values'])
    line.expect('values')
    const [first, last] = line.alikePair(['to', ...SIDES], 'to', SIDES)
    const side = line.side()
    if (!side) return line.refuse('A pressure stands on one side: left, right, above or below.')
    return { kind: 'pressure', from, to, first, last, side, label: line.label() }
  },
}

const WAYS = ['up', 'down', 'left', 'right'] as const
const TURNS = ['clockwise', 'anticlockwise'] as const

function outline(line: Phrases, closed: boolean): StatementBody {
  const name = line.newShape()
  line.expect('from')
  const places = [line.place(['to'])]
  while (line.takes('to')) places.push(line.place(['to', ...ENDS]))
  const least = closed ? 3 : 2
  if (places.length < least) line.refuse(`This has at least ${least} points, with “to” between them.`)
  if (places.length > DRAWING.points) line.refuse(`An outline has at most ${DRAWING.points} points.`)
  return { kind: 'line', name, places, closed, ...line.look() }
}
