import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AS_WRITTEN } from '@/lib/calculations/constants'
import { readSheet } from '@/lib/calculations/rules/checking'
import type { Given, Program } from '@/lib/calculations/types'
import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Drawn } from '@/lib/drawings/types'
import { TABLES } from './tables'

const FOLDER = join(process.cwd(), 'prisma/seed/articles')

/** A drawing of an article as it comes out for some inputs, or why it cannot be drawn for them. */
type Outcome = { title: string; inputs: string } & ({ svg: string } | { error: string })

const plain = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const blocks = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`<pre data-type="${type}">([^]*?)</pre>`, 'g'))].map(([, lines]) =>
    plain(lines!),
  )

/** Every input at its ends, one at a time and all together, every row of a choice, and every country. */
function extremesOf({ instructions, tables }: Program): Given[] {
  const ends = instructions.flatMap((one) =>
    one.kind === 'input' && one.from !== null && one.to !== null
      ? [[one.name, one.from, one.to] as const]
      : [],
  )
  const choices = instructions.flatMap((one) =>
    one.kind === 'choice' ? tables[one.table]!.rows.map(([row]) => [one.name, String(row)] as const) : [],
  )
  const regions = new Set(
    instructions.flatMap((one) => (one.kind === 'given' ? Object.keys(one.national) : [])),
  )
  const of = (values: (readonly [string, number | string])[]): Given => ({
    values: new Map(values),
    region: null,
  })
  return [
    AS_WRITTEN,
    ...choices.map((choice) => of([choice])),
    ...[...regions].map((region) => ({ values: new Map(), region })),
    ...ends.flatMap(([name, from, to]) => [of([[name, from]]), of([[name, to]])]),
    of(ends.map(([name, from]) => [name, from])),
    of(ends.map(([name, , to]) => [name, to])),
  ]
}

/** Each input a third less and a third more than the author's value, as readers' own examples have it. */
export const nearbyOf = ({ instructions }: Program): Given[] =>
  instructions.flatMap((one) =>
    one.kind === 'input'
      ? [0.7, 1.3]
          .map((times) => (one.isWhole ? Math.round(one.value * times) : one.value * times))
          .filter((value) => value >= (one.from ?? value) && value <= (one.to ?? value))
          .map((value) => ({ values: new Map([[one.name, value]]), region: null }))
      : [],
  )

/** The articles of the starter library that have a drawing, by the names of their files. */
export const DRAWN = readdirSync(FOLDER)
  .filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes('data-type="drawing"'))
  .map((file) => file.replace('.html', ''))

/** Returns the drawings of an article as they are written, and what draws them, or others in their place. */
export function drawingsOf(slug: string): { lines: string; pictureOf: (lines: string) => Drawn }[] {
  const html = readFileSync(join(FOLDER, `${slug}.html`), 'utf8')
  const sheets = blocks(html, 'calculation').map((lines) => readSheet(lines, TABLES).sheet!)
  const pictureOf = (lines: string) => {
    const { drawing, sheet } = readDrawing(lines, sheets)
    const done = drawing && draw(drawing, sheet && sheet.program)
    if (!done || 'error' in done) throw new Error(`${slug}: a drawing cannot be drawn: ${lines}`)
    return done.drawn
  }
  return blocks(html, 'drawing').map((lines) => ({ lines, pictureOf }))
}

/**
 * Returns each drawing of an article for the author's inputs and over the ranges of the calculation that it
 * follows, or for other inputs. Throws where a drawing is not read without errors, or is not drawn for the
 * author's inputs.
 */
export function outcomesOf(slug: string, givenOf: (program: Program) => Given[] = extremesOf): Outcome[] {
  const html = readFileSync(join(FOLDER, `${slug}.html`), 'utf8')
  const sheets = blocks(html, 'calculation').map((lines) => readSheet(lines, TABLES).sheet!)
  return blocks(html, 'drawing').flatMap((lines) => {
    const title = lines.split('\n', 1)[0]!
    const { drawing, sheet, errors } = readDrawing(lines, sheets)
    if (!drawing) throw new Error(`${slug}, ${title}: ${errors.map(({ message }) => message).join(' ')}`)
    return (sheet ? givenOf(sheet.program) : [AS_WRITTEN]).map((given) => {
      const done = draw(drawing, sheet && sheet.program, given)
      const inputs = [...given.values].map(([name, value]) => `${name} = ${value}`).join(', ')
      if ('drawn' in done) return { title, inputs, svg: done.drawn.svg }
      if (given === AS_WRITTEN) throw new Error(`${slug}, ${title}: ${done.error.message}`)
      return { title, inputs, error: done.error.message }
    })
  })
}
