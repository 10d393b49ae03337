import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { STARTERS } from '@/lib/drawings/rules/starters'
import { LINES, suggestionsAt, tokensOf } from '@/lib/drawings/rules/writing'

test.each(STARTERS)('the starting point “$name” can be read and drawn', ({ lines }) => {
  const { drawing, errors } = readDrawing(lines, [])
  expect(errors).toEqual([])
  expect(draw(drawing!, null)).toHaveProperty('drawn')
})

test('a line that cannot begin a drawing says every word that can', () => {
  const [error] = readDrawing('title A\nnonsense', []).errors
  for (const [word] of LINES) expect(error!.message).toContain(word)
})

test('the parts of a line are told apart', () => {
  const line = 'rect a at 0, 250 mm size b x sqrt(c) "text" '
  expect(tokensOf(line).map(({ from, to, kind }) => [line.slice(from, to), kind])).toEqual([
    ['rect', 'keyword'],
    ['a', 'name'],
    ['at', 'keyword'],
    ['0', 'number'],
    ['250', 'number'],
    ['mm', 'unit'],
    ['size', 'keyword'],
    ['b', 'name'],
    ['x', 'name'],
    ['sqrt', 'function'],
    ['c', 'name'],
    ['"text"', 'label'],
  ])
})

test('what fits a place is offered, and nothing in a text', () => {
  const lines = ['title A', 'breadth = 2 m', 'rect box at 0, 0 size br', 're', 'label at 0, 0 "re']
  const offered = (line: number) =>
    suggestionsAt(lines, line, lines[line]!.length, null)?.options.map(({ label }) => label)
  expect(offered(2)).toEqual(['breadth'])
  expect(offered(3)).toEqual(['rect'])
  expect(offered(4)).toBeUndefined()
})
