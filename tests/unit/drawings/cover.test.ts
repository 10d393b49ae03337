import { readFileSync } from 'node:fs'
import { draw } from '@/lib/drawings/engine'
import { COVER, coverOf, LEFT_OUT, LOOKS } from '@/lib/drawings/rules/cover'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { SAMPLES } from './samples'

function pictureOf(source: string): string {
  const done = draw(readDrawing(source, []).drawing!, null)
  if ('error' in done) throw new Error(done.error.message)
  return done.drawn.svg
}

/** Left, top, right and bottom of what is seen. */
function viewOf(cover: string): [number, number, number, number] {
  const [x, y, width, height] = /viewBox="([^"]*)"/.exec(cover)![1]!.split(' ').map(Number)
  return [x!, y!, x! + width!, y! + height!]
}

test.each(Object.keys(SAMPLES))(
  'the sample “%s” has a cover without words that needs no style sheet',
  (name) => {
    const cover = coverOf(pictureOf(SAMPLES[name]!))!
    expect(cover).not.toMatch(/<text|class=|NaN|Infinity|undefined/)
    const [left, top, right, bottom] = viewOf(cover)
    expect((right - left) / (bottom - top)).toBeCloseTo(COVER.width / COVER.height, 1)
    for (const [, path] of cover.matchAll(/ d="([^"]*)"/g))
      for (const [, x, y] of path!.matchAll(/[ML](-?[\d.]+)\s?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(left)
        expect(Number(x)).toBeLessThanOrEqual(right)
        expect(Number(y)).toBeGreaterThanOrEqual(top)
        expect(Number(y)).toBeLessThanOrEqual(bottom)
      }
  },
)

test('each class of a path in the style sheet is known here', () => {
  const styles = readFileSync('app/styles/drawing.css', 'utf8')
  const classes = [...styles.matchAll(/path(?::is\(([^)]*)\)|\.([a-z.]+))/g)].flatMap(([, several, one]) =>
    several ? several.split(',').map((each) => each.trim().slice(1)) : one!.split('.'),
  )
  const known = new Set([...LOOKS.map(([name]) => name), ...LEFT_OUT])
  expect(classes.length).toBeGreaterThan(20)
  expect(classes.filter((name) => !known.has(name))).toEqual([])
})

test('a circle and a curve are seen in whole', () => {
  const [, top, , bottom] = viewOf(coverOf('<path class="steel" d="M0 0A50 50 0 1 1 100 0Z"/>')!)
  expect(top).toBeLessThanOrEqual(-50)
  expect(bottom).toBeGreaterThanOrEqual(50)
  const hanging = viewOf(coverOf('<path class="diagram" d="M0 0C30 80 70 80 100 0"/>')!)
  expect(hanging[3]).toBeGreaterThanOrEqual(60)
})

test('an outline is dashed and empty, and what it encloses is seen', () => {
  const cover = coverOf(
    '<path class="plain dash" d="M0 0L90 0L90 60L0 60Z"/><path class="dash timber" d="M5 5L9 9"/>',
  )!
  expect(cover).toMatch(/^<svg[^>]*><path fill="none" stroke-dasharray="[^"]+" d="M0/)
  expect(cover).toContain('fill="#e7e0d1"')
})

test('labels and dimensions alone make no cover', () => {
  expect(coverOf('<path class="dim" d="M0 0L10 0"/><text x="1" y="2">c</text>')).toBeNull()
  expect(coverOf('<path class="steel" d="M3 3L3 3"/>')).toBeNull()
  expect(coverOf('')).toBeNull()
})
