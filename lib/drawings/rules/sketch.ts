import type { Drawing, Statement } from '../types'
import { dimensionLines } from './dimensioning'
import type { Ink } from './ink'
import { interruptLines } from './interrupting'
import {
  greatestPressure,
  drawArrow,
  drawForce,
  drawMoment,
  drawPressure,
  drawSupport,
} from './sketch-actions'
import { drawBars, drawBarsIn, drawGrid, drawLink } from './sketch-bars'
import { Canvas } from './sketch-canvas'
import { addDimension, drawAngle, drawLabel } from './sketch-measures'
import { drawCircle, drawLine, drawOffset, drawProfile, drawRectangle } from './sketch-shapes'
import { factorText, heightsOf, Undrawable, type Values } from './values'

/** Returns plans, sections and elevations at a scale: units of paper for a millimetre. */
export function drawSketch(drawing: Drawing, values: Values, scale: number): Ink {
  const on = new Canvas(values, scale, greatestPressure(drawing, values), heightsOf(drawing, values))
  if (on.times !== 1) on.paper.say(`Heights are drawn ${factorText(on.times)} as large as lengths.`)
  for (const statement of drawing.statements) draw(on, statement)
  dimensionLines(on.paper, on.dimensions)
  on.paper.place()
  interruptLines(on.paper)
  return on.paper
}

/** What is not similar to itself where its heights have another scale. */
const ROUND: ReadonlySet<Statement['kind']> = new Set([
  'circle',
  'offset',
  'profile',
  'bars',
  'barsIn',
  'link',
  'grid',
  'angle',
])

function draw(on: Canvas, statement: Statement): void {
  if (on.times !== 1 && ROUND.has(statement.kind))
    throw new Undrawable(
      statement.line,
      'Where heights are drawn larger than lengths, there are no circles, bars, profiles and angles.',
    )
  switch (statement.kind) {
    case 'rect':
      return drawRectangle(on, statement)
    case 'circle':
      return drawCircle(on, statement)
    case 'line':
      return drawLine(on, statement)
    case 'offset':
      return drawOffset(on, statement)
    case 'profile':
      return drawProfile(on, statement)
    case 'bars':
      return drawBars(on, statement)
    case 'barsIn':
      return drawBarsIn(on, statement)
    case 'link':
      return drawLink(on, statement)
    case 'grid':
      return drawGrid(on, statement)
    case 'dim':
      return addDimension(on, statement)
    case 'label':
      return drawLabel(on, statement)
    case 'arrow':
      return drawArrow(on, statement)
    case 'force':
      return drawForce(on, statement)
    case 'hold':
      return drawSupport(on, statement)
    case 'angle':
      return drawAngle(on, statement)
    case 'turn':
      return drawMoment(on, statement)
    case 'pressure':
      return drawPressure(on, statement)
    default:
  }
}
