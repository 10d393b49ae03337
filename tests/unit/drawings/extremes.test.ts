import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AS_WRITTEN } from '@/lib/calculations/constants'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from '../../support/tables'
import type { Given, Program } from '@/lib/calculations/types'
import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { INDEX, widthOf } from '@/lib/drawings/rules/text'
import { SAMPLES } from './samples'

const FOLDER = join(process.cwd(), 'prisma/seed/articles')
const plain = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const blocks = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`<pre data-type="${type}">([^]*?)</pre>`, 'g'))].map(([, lines]) =>
    plain(lines!),
  )

type Box = { said: string; left: number; right: number; top: number; bottom: number }

/** Returns where the labels of a picture stand, by the widths of the typeface. */
function boxesOf(svg: string): Box[] {
  return [...svg.matchAll(/<text([^>]*)>([^]*?)<\/text>/g)].map(([, attributes = '', inside = '']) => {
    const indices = [...inside.matchAll(/class="index"[^>]*>([^<]*)/g)]
      .map(([, text]) => plain(text!))
      .join('')
    const said = plain(inside.replace(/<[^>]*>/g, ''))
    const width = widthOf(said.replaceAll('_', ' ')) - (1 - INDEX) * widthOf(indices)
    const number = (pattern: RegExp) => Number(pattern.exec(attributes)?.[1])
    if (attributes.includes('rotate')) {
      const [x, y] = [number(/translate\(([-\d.]+)/), number(/translate\([-\d.]+ ([-\d.]+)/)]
      return { said, left: x - 11, right: x + 2, top: y - width / 2, bottom: y + width / 2 }
    }
    const [x, y] = [number(/ x="([-\d.]+)/), number(/ y="([-\d.]+)/)]
    return { said, left: x - width / 2, right: x + width / 2, top: y - 11, bottom: y + 2 }
  })
}

function crowded(svg: string): string[] {
  const boxes = boxesOf(svg)
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.said} over ${other.said}`),
  )
}

/** Every input at its ends, one at a time and all together. */
function extremesOf({ instructions }: Program): Given[] {
  const ends = instructions.flatMap((one) =>
    one.kind === 'input' && one.from !== null && one.to !== null
      ? [[one.name, one.from, one.to] as const]
      : [],
  )
  const of = (values: [string, number][]): Given => ({ values: new Map(values), region: null })
  return [
    AS_WRITTEN,
    ...ends.flatMap(([name, from, to]) => [of([[name, from]]), of([[name, to]])]),
    of(ends.map(([name, from]) => [name, from])),
    of(ends.map(([name, , to]) => [name, to])),
  ]
}

const articles = readdirSync(FOLDER)
  .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const)
  .filter(([, html]) => html.includes('data-type="drawing"'))

test('the twelve articles with a calculation have a drawing', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
})

test.each(articles)(
  'the drawings of %s hold no label over another over the ranges of its inputs',
  (_, html) => {
    const sheets = blocks(html, 'calculation').map((lines) => readSheet(lines, TABLES).sheet!)
    for (const lines of blocks(html, 'drawing')) {
      const { drawing, sheet, errors } = readDrawing(lines, sheets)
      expect(errors).toEqual([])
      expect(draw(drawing!, sheet && sheet.program)).toHaveProperty('drawn')
      for (const given of sheet ? extremesOf(sheet.program) : [AS_WRITTEN]) {
        const done = draw(drawing!, sheet && sheet.program, given)
        if ('error' in done) expect(done.error.message).toMatch(/\.$/)
        else expect(crowded(done.drawn.svg)).toEqual([])
      }
    }
  },
)

test.each(Object.entries(SAMPLES))(
  'the sample “%s” holds no label over another, large and small',
  (_, lines) => {
    for (const factor of [0.01, 0.1, 0.5, 1, 2, 10, 100]) {
      const scaled = lines.replace(
        /^(\w+) = ([\d.]+) (mm|m)$/gm,
        (_whole, name: string, value: string, unit: string) => `${name} = ${Number(value) * factor} ${unit}`,
      )
      const { drawing } = readDrawing(scaled, [])
      const done = draw(drawing!, null)
      if ('drawn' in done) expect(crowded(done.drawn.svg)).toEqual([])
    }
  },
)
