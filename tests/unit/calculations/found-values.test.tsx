import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'

/** The middle part of a line, with the numbers of its page filled in: “= 453.4mm⋅8.5mm”. */
const numbersOf = (html: string, line: number): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const shown = page.querySelector(`[data-line="${line}"] .calculation-numbers:not([hidden])`)
  return shown?.textContent.replace(/[\s\u200b]/g, '') ?? ''
}

test('a value of a table without a name shows its number, with its unit, as any other value does', () => {
  const source = `choice section = 457x191x67 from ub_sections
A_v = lookup(ub_sections, section).h lookup(ub_sections, section).t_w -> mm2
B = sqrt(lookup(ub_sections, section).h) -> mm using mm
h = lookup(ub_sections, section).h -> mm
check h <= lookup(ub_sections, section).b
k_1 = 2 lookup(ub_sections, section).h if h > 500 mm | 3 lookup(ub_sections, section).h`
  const html = renderSheet(readSheet(source, TABLES).sheet!, 'beam')
  expect(numbersOf(html, 2)).toBe('=453.4mm⋅8.5mm')
  expect(numbersOf(html, 3)).toBe('=453.4')
  // What is a value of a table and nothing else says it once.
  expect(numbersOf(html, 4)).toBe('')
  expect(numbersOf(html, 5)).toBe('453mm≤189.9mm')
  expect(numbersOf(html, 6)).toBe('=3⋅453.4mm')
  // Its symbol stands in the formula alone: read out, it would be said twice.
  expect(html.match(/<mi>t<\/mi>/g)).toHaveLength(1)
})

test('a value between two rows of a table shows its number; a line that leaves the table shows none', () => {
  const source = 'input x_1 = 12 in 0..100\nR = 2 interp(column_curve, x_1) -> MPa'
  const table = {
    name: 'column_curve',
    version: 1,
    title: 'Curve',
    source: 'Drawn for this test',
    fields: [
      { name: 'x', unit: null },
      { name: 'f', unit: 'N/mm²' },
    ],
    rows: [
      [10, 100],
      [20, 50],
    ],
  }
  const { sheet, errors } = readSheet(source, new Map([[table.name, table]]))
  expect(errors).toEqual([])
  // By hand: 100 − 50 · 2/10.
  expect(numbersOf(renderSheet(sheet!, 'curve'), 2)).toBe('=2⋅90.0N/mm2')
  const outside = renderSheet(sheet!, 'curve', { values: { x_1: '5' }, region: null })
  expect(numbersOf(outside, 2)).toBe('=2⋅–N/mm2')
})
