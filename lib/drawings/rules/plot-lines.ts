import { alike } from '@/lib/calculations/rules/dimensions'
import { spelled } from '@/lib/calculations/rules/names'
import { NUMBER } from '@/lib/calculations/rules/units'
import { DRAWING } from '../constants'
import type { Said, Slot, StatementBody } from '../types'
import { halvesOf, type Part } from './line'
import { daysOver } from './calendar'
import { dayAsNumber, isDay } from './days'
import { ENDS, type Phrases, type Readers } from './phrases'

/** The lines of a plot. */
export const PLOT_LINES: Readers = {
  axis: (line) => {
    const axis = line.oneOf(['x', 'y'], 'An axis is x or y.')
    const title = line.label()
    if (!title) return line.refuse('An axis has a title in quotation marks, with its unit.')
    const { quantities } = line
    if (line.takes('of')) return named(line, axis, title)
    line.expect('from')
    const begin = line.until(['to'])
    line.expect('to')
    const part = line.until(['log', 'in'])
    const dated = [begin, part].map(({ text }) => isDay(text))
    if (dated[0] !== dated[1] || (dated[0] && axis === 'y'))
      line.refuse('Dates stand on the axis x, at both of its ends: from 2026-03-01 to 2026-09-30.')
    const { slot: from, dimension, format, written } = quantities.slotOf(dayAsNumber(begin))
    const last = quantities.slotOf(dayAsNumber(part))
    const days = dated[0] ? daysOver(Number(dayAsNumber(begin).text), Number(dayAsNumber(part).text)) : []
    const end = part.at + part.text.length
    alike({ code: 0, dimension }, { code: 0, dimension: last.dimension }, end + 1)
    const factor = (last.written ?? written ?? format.unit)?.factor ?? 1
    if (axis === 'x') quantities.defineVariable('x', last.dimension ?? dimension ?? NUMBER, factor)
    return {
      kind: 'axis',
      axis,
      title,
      from,
      to: last.slot,
      isLog: line.takes('log'),
      factor,
      names: [],
      days,
    }
  },
  parameter: (line) => {
    line.bounded('parameter', 1)
    const name = spelled(line.word() ?? '')
    line.expect('from')
    const { quantities } = line
    const { slot: from, dimension } = quantities.slotOf(line.until(['to']))
    line.expect('to')
    const part = line.until([])
    const last = quantities.slotOf(part)
    alike({ code: 0, dimension }, { code: 0, dimension: last.dimension }, part.at + 1)
    quantities.defineVariable(name, last.dimension ?? dimension ?? NUMBER, 1)
    return { kind: 'parameter', name, from, to: last.slot }
  },
  curve: (line) => curve(line, false),
  area: (line) => curve(line, true),
  series: (line) => {
    const as = line.oneOf(['points', 'line', 'bars'], 'A series is drawn as points, line or bars.')
    line.bounded('series', DRAWING.curves)
    const points = between(';', line.until(ENDS)).map((part) => line.pair(part))
    if (points.length > DRAWING.points) line.refuse(`A series has at most ${DRAWING.points} points.`)
    return { kind: 'series', as, points, ...line.look() }
  },
  mark: (line) => {
    const [x, y] = line.pair(line.until([]))
    return { kind: 'mark', x, y, label: line.label() }
  },
}

/** `axis x "Class" of "A", "B"`: the names stand at 1 and 2. */
function named(line: Phrases, axis: 'x' | 'y', title: Said): StatementBody {
  const names: Said[] = []
  for (let name = line.label(); name; name = line.label()) names.push(name)
  line.until([])
  if (names.length === 0 || names.length > MOST_NAMES)
    line.refuse(`Behind “of” stand 1 to ${MOST_NAMES} names in quotation marks: of "A", "B".`)
  const [from, to] = [0.5, names.length + 0.5].map(
    (value) => line.quantities.slotOf({ text: String(value), at: 0 }).slot,
  ) as [Slot, Slot]
  if (axis === 'x') line.quantities.defineVariable('x', NUMBER, 1)
  return { kind: 'axis', axis, title, from, to, isLog: false, factor: 1, names, days: [] }
}

const MOST_NAMES = 12

function curve(line: Phrases, isArea: boolean): StatementBody {
  const { quantities } = line
  const part = line.until(['over', ...ENDS])
  const halves = isArea ? null : halvesOf(part)
  if (halves && !line.follows('parameter'))
    line.refuse('Two values are drawn over a parameter, whose line stands above: parameter t from 0 to 1.')
  const across = halves && quantities.slotOf(halves[0]).slot
  const value = quantities.slotOf(halves ? halves[1] : part).slot
  let [from, to]: [Slot | null, Slot | null] = [null, null]
  if (across === null && line.takes('over')) {
    from = quantities.slotOf(dayAsNumber(line.until(['to']))).slot
    line.expect('to')
    to = quantities.slotOf(dayAsNumber(line.until(ENDS))).slot
  }
  line.bounded('curve', DRAWING.curves)
  return { kind: 'curve', across, value, from, to, isArea, ...line.look() }
}

/** Returns the parts of a part between signs. */
function between(sign: string, { text, at }: Part): Part[] {
  let next = at
  return text.split(sign).map((one) => {
    const part = { text: one, at: next }
    next += one.length + sign.length
    return part
  })
}
