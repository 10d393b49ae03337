import katex from 'katex'
import { hiddenBy, problemOf } from '@/components/editor/equation-problem'

function refusalOf(latex: string, displayMode = true): unknown {
  try {
    katex.renderToString(latex, { throwOnError: true, strict: 'ignore', displayMode })
  } catch (error) {
    return error
  }
  throw new Error(`${latex} is not refused`)
}

const problem = (latex: string, displayMode?: boolean) =>
  hiddenBy(latex) ?? problemOf(latex, refusalOf(latex, displayMode))
const marked = (latex: string) => {
  const { place } = problem(latex)
  return place && `${place.before}[${place.at}]${place.after}`
}

/** What writers type, what they are told, and the place that is marked in it. */
const MISTAKES: [latex: string, sentence: RegExp, place: string | null][] = [
  ['M_{Ed', /^A closing brace \} is missing\.$/, 'M_[{]Ed'],
  ['\\frac{a}{b', /^A closing brace \} is missing\.$/, '\\frac{a}[{]b'],
  ['\\left( \\frac{a}{b \\right)', /^A closing brace \} is missing\.$/, '\\left( \\frac{a}[{]b \\right)'],
  ['\\{ x_{1', /^A closing brace \} is missing\.$/, '\\{ x_[{]1'],
  ['M_{Ed}}', /one closing brace \} too many/, 'M_{Ed}[}]'],
  ['\\gamm_M', /^\\gamm is not a command that is known here\.$/, '[\\gamm]_M'],
  [
    '\\SI{3}{mm}',
    /^\\SI is not a command that is known here\. Write 3\\,\\text\{mm\} instead/,
    '[\\SI]{3}{mm}',
  ],
  ['x^a^b', /^Two \^ follow each other/, 'x^a[^]b'],
  ['x_a_b', /^Two _ follow each other/, 'x_a[_]b'],
  ['\\sigma^', /^Nothing stands behind \^/, '\\sigma[^]'],
  ['x_', /^Nothing stands behind _/, 'x[_]'],
  ['\\frac{a}', /^\\frac needs one more part in braces/, '[\\frac]{a}'],
  ['\\frac', /^\\frac lacks what it applies to/, '[\\frac]'],
  ['\\sqrt', /^\\sqrt lacks what it applies to/, '\\sqrt[]'],
  ['\\sqrt[3', /^A closing bracket \] is missing/, '\\sqrt[3[]'],
  ['\\left( a', /^A \\left has no \\right/, '[\\left]( a'],
  ['\\left(\\left( a \\right)', /^A \\left has no \\right/, '[\\left](\\left( a \\right)'],
  ['a \\right)', /^\\right has no \\left/, 'a [\\right])'],
  ['\\left( a \\right', /^\\right lacks its bracket, as in \\right\)/, '\\left( a \\right[]'],
  ['\\left a \\right)', /^Behind \\left stands a, which is no bracket/, '\\left [a] \\right)'],
  ['\\begin{cases} a', /^\\begin\{cases\} has no \\end\{cases\}/, '[\\begin{cases}] a'],
  ['a \\end{cases}', /^\\end has no \\begin/, 'a [\\end]{cases}'],
  ['\\begin{foo} a \\end{foo}', /^\\begin\{foo\} is not known here/, '\\begin[{foo}] a \\end{foo}'],
  ['\\begin{matrix} a \\end{cases}', /is closed by \\end\{cases\}/, '\\begin{matrix} a [\\end]{cases}'],
  ['a & b', /^An & separates columns only between/, 'a [&] b'],
  ['$x$', /^Dollar signs are not needed here/, '[$]x$'],
  ['x #1', /^A # has a meaning of its own/, 'x [#]1'],
  ['\\text{f_y}', /^A _ cannot stand in \\text/, '\\text{f[_]y}'],
  ['\\text{50 %}', /^A % hides everything behind it/, '\\text{50 [%]}'],
  ['a \\', /^A \\ stands alone/, 'a [\\]'],
  ['\\hspace{3} a', /^3 is not a length/, '\\hspace{[3]} a'],
  ['\\hspace{3mn} a', /^mn is not a unit of length/, '\\hspace{[3mn]} a'],
  ['a \\over b \\over c', /^Two \\over follow each other/, 'a \\over b [\\over ]c'],
  ['x\\limits_a', /^\\limits belongs behind an operator/, 'x[\\limits]_a'],
  [
    '\\begin{array}{cx} a \\end{array}',
    /^A column of an array is l, c or r/,
    '\\begin{array}{c[x]} a \\end{array}',
  ],
  ['\\hline', /^\\hline belongs between \\begin and \\end of an array/, null],
]

test.each(MISTAKES)('%s is explained, and its place is marked', (latex, sentence, place) => {
  expect(problem(latex).sentence).toMatch(sentence)
  expect(marked(latex)).toBe(place)
})

test('a % that LaTeX would take for the beginning of a note is refused, and one with a backslash is not', () => {
  expect(hiddenBy('\\eta = 50% of f_y')).toEqual({
    sentence: 'A % hides everything behind it. Write \\% for the sign.',
    place: { before: '\\eta = 50', at: '%', after: ' of f_y' },
  })
  expect(hiddenBy('a \\\\% b')?.place?.before).toBe('a \\\\')
  expect(hiddenBy('50\\% of f_y')).toBeNull()
  expect(hiddenBy('x')).toBeNull()
})

test('what needs a line of its own says where that is chosen', () => {
  for (const latex of ['\\begin{align} a &= b \\end{align}', '\\tag{1} x'])
    expect(problem(latex, false).sentence).toMatch(/Choose “On its own line” as the place/)
})

test('no sentence has the words of a parser in it', () => {
  for (const [latex] of MISTAKES)
    expect(problem(latex).sentence).not.toMatch(/EOF|Expected|group|macro|token|delimiter|KaTeX|parse/i)
})

test('a refusal that is not known says what KaTeX does and marks the place, shortened on both sides', () => {
  const error = new katex.ParseError('Something new', {
    loc: { lexer: { input: 'x'.repeat(60) }, start: 30, end: 31 },
  })
  const { sentence, place } = problemOf('x'.repeat(60), error)
  expect(sentence).toBe('This cannot be read as LaTeX (Something new).')
  expect(place).toEqual({ before: `…${'x'.repeat(20)}`, at: 'x', after: `${'x'.repeat(20)}…` })
})

test('what overflows the stack is said to be nested too deeply', () => {
  expect(problemOf('x', new RangeError('Maximum call stack size exceeded'))).toEqual({
    sentence: 'This equation is nested too deeply to be shown.',
    place: null,
  })
})
