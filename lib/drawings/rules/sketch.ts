import type { Given } from '@/lib/calculations/types'
import { MARGIN, WIDTH } from '../constants'
import type { Drawing, Statement, StatementOf } from '../types'
import { dimensionLines, type Turned } from './dimensioning'
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

/**
 * Returns plans, sections and elevations at a scale: units of paper for a millimetre. Texts of upright
 * dimensions are turned only where they have no room beside their lines, and those that are longer than
 * their lines only where nothing else helps.
 */
export function drawSketch(
  drawing: Drawing,
  values: Values,
  scale: number,
  given?: Given,
  isLastResort = false,
  turned: Turned = isLastResort ? 'all' : 'none',
): Ink {
  const on = new Canvas(values, scale, greatestPressure(drawing, values), heightsOf(drawing, values))
  if (on.times !== 1) on.paper.say(`Heights are drawn ${factorText(on.times)} as large as lengths.`)
  for (const statement of drawing.statements) draw(on, statement)
  dimensionLines(on.paper, on.dimensions, turned)
  on.paper.place()
  interruptLines(on.paper)
  const hasRoom = on.paper.bounds().width <= WIDTH - 2 * MARGIN
  return turned !== 'none' || hasRoom || on.dimensions.length === 0
    ? on.paper
    : drawSketch(drawing, values, scale, given, false, 'fitting')
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

const DRAWERS: { [Kind in Statement['kind']]?: (on: Canvas, statement: StatementOf<Kind>) => void } = {
  rect: drawRectangle,
  circle: drawCircle,
  line: drawLine,
  offset: drawOffset,
  profile: drawProfile,
  bars: drawBars,
  barsIn: drawBarsIn,
  link: drawLink,
  grid: drawGrid,
  dim: addDimension,
  label: drawLabel,
  arrow: drawArrow,
  force: drawForce,
  hold: drawSupport,
  angle: drawAngle,
  turn: drawMoment,
  pressure: drawPressure,
}

function draw(on: Canvas, statement: Statement): void {
  if (on.times !== 1 && ROUND.has(statement.kind))
    throw new Undrawable(
      statement.line,
      'Where heights are drawn larger than lengths, there are no circles, bars, profiles and angles.',
    )
  const drawer: ((on: Canvas, statement: never) => void) | undefined = DRAWERS[statement.kind]
  drawer?.(on, statement as never)
}
