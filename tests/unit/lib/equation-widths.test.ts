import { writeInPlace } from '@/lib/articles/rules/equation-widths'

/** The widths, in em, of the pieces of an equation. */
const widths = (latex: string) =>
  [
    ...writeInPlace(latex, { output: 'html', strict: 'ignore' }).matchAll(
      /class="katex-base"( style="width:([\d.]+)em;?")?/g,
    ),
  ].map(([, , width]) => (width === undefined ? null : Number(width)))

// The advance widths are those of KaTeX's own faces; the spaces those of TeX, 3, 4 and 5 of 18 parts of an
// em.
test.each([
  ['of a letter and its slant', 'f', [0.48959 + 0.10764]],
  ['of a number, whose signs are one text', '16.5', [3 * 0.5 + 0.27778]],
  ['of both sides of a relation', 'a=b', [0.52859 + 2 * 0.27778 + 0.77778, 0.42917]],
  ['of a sum', 'a+b', [0.52859 + 0.22222 + 0.77778 + 0.22222, 0.42917]],
  ['of an index, smaller and with its space behind', 'A_s', [0.75 + 0.7 * 0.46875 + 0.05]],
  ['of the wider row of a fraction', '\\tfrac{100}{a}', [0.12 + 0.7 * 1.5 + 0.12]],
  ['of a root with its sign', '\\sqrt{5}', [0.833 + 0.5]],
  ['of words within', '\\text{mm}', [2 * 0.83334]],
])('an equation within a line has the width %s', (_, latex, expected) => {
  const found = widths(latex)
  expect(found).toHaveLength(expected.length)
  for (const [at, width] of expected.entries()) expect(found[at]).toBeCloseTo(width, 3)
})

test('a piece has no width where a letter is in no face of KaTeX, or what is around it decides', () => {
  expect(widths('2\\,\\text{m³}')).toEqual([null])
  expect(widths('\\begin{matrix}1&2\\end{matrix}')).toEqual([null])
})

test('LaTeX that is wrong is shown as it is', () => {
  expect(writeInPlace('\\frac{1', { throwOnError: false })).toContain('katex-error')
})
