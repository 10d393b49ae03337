import { calculate } from '@/lib/calculations/engine'
import type { Given, Program } from '@/lib/calculations/types'
import { DRAWING, HEIGHT, MARGIN, WIDTH } from '../constants'
import type { Drawing, DrawingError, Drawn, Statement } from '../types'
import { familyOf } from './families'
import { type Box, type Ink, tooLarge } from './ink'
import { scalesFrom, scaleWords } from './scales'
import { svgOf } from './svg'
import { plainText, widthOf } from './text'
import { factorText, heightsOf, Undrawable, Values } from './values'

/**
 * What draws one family, at a scale: units of paper for a millimetre. A plot has none. `isLastResort` is
 * where labels have no room at any scale.
 */
export type Drawer = (
  drawing: Drawing,
  values: Values,
  scale: number,
  given: Given,
  isLastResort?: boolean,
) => Ink

/**
 * Draws a drawing by what draws its family, which a reader's browser fetches apart from the others. Returns
 * the line and the reason where it cannot be drawn.
 */
export function pictureBy(
  drawer: Drawer,
  drawing: Drawing,
  followed: Program | null,
  given: Given,
): { drawn: Drawn } | { error: DrawingError } {
  try {
    return { drawn: drawnWith(drawer, followed ? behind(followed, drawing) : drawing, given) }
  } catch (error) {
    if (!(error instanceof Undrawable)) throw error
    return { error: { line: Math.max(1, error.line), column: 1, message: error.message } }
  }
}

const behind = (followed: Program, drawing: Drawing): Drawing => ({
  ...drawing,
  program: {
    instructions: [
      ...followed.instructions.filter(({ kind }) => kind !== 'check'),
      ...drawing.program.instructions,
    ],
    tables: { ...followed.tables, ...drawing.program.tables },
  },
})

function drawnWith(drawer: Drawer, drawing: Drawing, given: Given): Drawn {
  const values = new Values(calculate(drawing.program, given))
  const { ink, scale } = fitted(drawer, drawing, values, given)
  const title = plainText(values.text(drawing.title, 1))
  const description = ink.sentences.join(' ')
  const notes = drawing.notes.map((note) => sentence(plainText(values.text(note, 1)))).join(' ')
  const svg = svgOf(ink, viewOf(ink.bounds()), title, description)
  if (svg.length > DRAWING.output) throw tooLarge()
  return {
    title,
    svg,
    description,
    notes,
    scale,
    rows: ink.rows,
    labels: ink.placed.map(({ text }) => plainText(text)),
  }
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Tries round scales from the largest on, until everything with its labels has room. */
function fitted(drawer: Drawer, drawing: Drawing, values: Values, given: Given): { ink: Ink; scale: string } {
  const family = familyOf(drawing.statements[0]!.kind)
  const at = (units: number, isLastResort = false) => drawer(drawing, values, units, given, isLastResort)
  if (family === 'plot') return { ink: at(1), scale: '' }
  // Labels and arrows do not grow with the scale: at a large one they are nothing beside the shapes.
  const { width, height } = at(SMALLEST).bounds()
  const times = heightsOf(drawing, values)
  const own =
    family === 'beam'
      ? 'diagrams each to a scale of their own'
      : times !== 1 && `heights ${factorText(times)} as large`
  const scales = scalesFrom(
    Math.max(width / SMALLEST / WIDTH, family === 'beam' ? 0 : height / SMALLEST / HEIGHT),
  )
  let found: { ink: Ink; scale: string } | null = null
  // Where there is no dimension, a second try would draw the same.
  const hasDimensions = drawing.statements.some(({ kind }) => kind === 'dim')
  for (const isLastResort of hasDimensions ? [false, true] : [false]) {
    for (const one of scales) {
      const ink = at(one.units, isLastResort)
      found = { ink, scale: scaleWords(one.scale, own, ink.isInMillimetres) }
      const box = ink.bounds()
      if (box.width <= WIDTH - 2 * MARGIN && (family === 'beam' || box.height <= HEIGHT)) return found
    }
    if (found!.ink.bounds().width <= WIDTH) return found!
  }
  throw tooWide(found!.ink, drawing, values)
}

/** Shapes become smaller with the scale, and labels do not: the longest of them is what has no room. */
function tooWide({ placed }: Ink, { statements }: Drawing, values: Values): Undrawable {
  const longest = placed.map(({ text }) => text).reduce((a, b) => (widthOf(a) < widthOf(b) ? b : a))
  const isOf = (one: Statement) => {
    const said = 'label' in one ? one.label : 'text' in one ? one.text : null
    return said !== null && values.text(said, one.line) === longest
  }
  return new Undrawable(
    statements.find(isOf)?.line ?? 1,
    `The labels beside each other are wider than a drawing, whatever its scale: “${plainText(longest)}” is the longest, and needs to be shorter or in another place.`,
  )
}

/** Units of paper for a millimetre at which the extent of the shapes themselves is read. */
const SMALLEST = 1000

/** The width is always the same, so that letters are as large in every drawing, and its scale is true. */
function viewOf({ x, y, width, height }: Box): Box {
  const wide = Math.max(WIDTH, width)
  return { x: x + width / 2 - wide / 2, y: y - MARGIN, width: wide, height: height + 2 * MARGIN }
}
