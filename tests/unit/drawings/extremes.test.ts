import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { INDEX, widthOf } from '@/lib/drawings/rules/text'
import { DRAWN, outcomesOf } from '../../support/drawn-articles'
import { SAMPLES } from './samples'

const plain = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
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

test('the twelve articles with a calculation have a drawing', () => {
  expect(DRAWN.length).toBeGreaterThanOrEqual(12)
})

test.each(DRAWN)('the drawings of %s hold no label over another over the ranges of its inputs', (slug) => {
  for (const outcome of outcomesOf(slug))
    if ('error' in outcome) expect(outcome.error).toMatch(/\.$/)
    else expect(crowded(outcome.svg)).toEqual([])
})

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
