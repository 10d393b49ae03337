import fc from 'fast-check'
import * as examples from '@/components/help/examples'
import { parse } from '@/lib/calculations/rules/grammar'
import { printed, tidied } from '@/lib/calculations/rules/printing'
import type { Statement } from '@/lib/calculations/types'
import { PIECES } from '../../support/calculation-pieces'
import { readSeedArticles } from '../../support/seed-articles'
import { readBody } from '../../support/seed-body'

const SHEETS = [
  ...Object.values(examples),
  ...readSeedArticles().flatMap(({ body }) => readBody(body).calculations),
]

/** What statements say, without the columns in which they say it. */
const said = (source: string) => withoutColumns(parse(source).statements)
const withoutColumns = (statements: Statement[]): unknown =>
  JSON.parse(JSON.stringify(statements, (key, value: unknown) => (key === 'column' ? undefined : value)))

test.each([
  ['a=2*b', 'a = 2 b'],
  ['a = 2 * m', 'a = 2 * m'],
  ['a = 2 m * m', 'a = 2 m m'],
  ['a = (1/3) x ^ (1 / 2)', 'a = (1/3) x^(1/2)'],
  ['a = 5 kN/x_1', 'a = 5 kN / x_1'],
  ['a = 5 kN ^2', 'a = 5 kN ^ 2'],
  ['a = 2×3·b − −c', 'a = 2 * 3 b - -c'],
  ['a = b * -c', 'a = b * -c'],
  ['a = b * (c+d)', 'a = b (c + d)'],
  ['a = b * in', 'a = b * in'],
  ['k=min( 1+sqrt(200/d),2 )using mm @ 6.4.4(1)', 'k = min(1 + sqrt(200/d), 2) using mm  @ 6.4.4(1)'],
  ['a=2log10( x )^2', 'a = 2 log10(x)^2'],
  ['k_c=1.0 if sigma<2 MPa and grade=S355|0.4', 'k_c = 1.0 if sigma < 2 MPa and grade = S355 | 0.4'],
  ['input V = -5kN in -9 kN .. 1kN "Force" @ 6.2', 'input V = -5 kN in -9 kN..1 kN  @ 6.2  "Force"'],
  ['γ_M1 = 1.0->m to 4', 'gamma_M1 = 1.0 -> m to 4'],
  ['given g=1.5 national UK 1.4', 'given g = 1.5 national UK 1.4'],
  ['national   UK', 'national UK'],
  ['case x=3kN , national=recommended', 'case national = recommended, x = 3 kN'],
  ['x = solve x in 0 .. 2 b:x^2=b', 'x = solve x in 0..2 b: x^2 = b'],
  ['expect k = 0.57 +-0.3% "by hand"', 'expect k = 0.57 ± 0.3 %  "by hand"'],
  ['case V=3kN,grade=S275', 'case V = 3 kN, grade = S275'],
  ['f = lookup( steel_grades ,grade ) . f_y', 'f = lookup(steel_grades, grade).f_y'],
  ['choice pile=bored of  bored,driven', 'choice pile = bored of bored, driven'],
  ['scope h/t<=72 "Web"', 'scope h/t <= 72  "Web"'],
  ['scope=3 m', 'scope = 3 m'],
  ['input n=4 in 2 .. 40   whole"Bars"', 'input n = 4 in 2..40 whole  "Bars"'],
  ['input n = 4 whole', 'input n = 4 whole'],
  ['whole=4 of_1', 'whole = 4 of_1'],
  ['plot v over d in 150mm..400mm', 'plot v over d in 150 mm..400 mm'],
  ['  # a note, as it was', '  # a note, as it was'],
  ['this cannot be read', 'this cannot be read'],
  ['assume/@input', 'assume/@input'],
  ['title=3 m@6.2', 'title = 3 m  @ 6.2'],
  ['title = 3 m  @ 6.2', 'title = 3 m  @ 6.2'],
])('%s is written %s', (written, tidy) => {
  expect(tidied(written)).toBe(tidy)
})

test('every sheet of the library and of the help page says the same in its printed form', () => {
  expect(SHEETS.length).toBeGreaterThan(12)
  for (const sheet of SHEETS) {
    const tidy = tidied(sheet)
    expect(said(tidy)).toEqual(said(sheet))
    expect(tidied(tidy)).toBe(tidy)
  }
})

test('20,000 lines of random pieces say the same in their printed form, where they can be read', () => {
  let read = 0
  fc.assert(
    fc.property(
      fc.constantFrom('x = ', 'check ', 'given y = ', 'k = 2 if x > 1 | ', ''),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }),
      fc.constantFrom('', ' '),
      (head, pieces, blank) => {
        const line = head + pieces.join(blank)
        const { statements } = parse(line)
        read += statements.length
        for (const statement of statements)
          expect(withoutColumns(parse(printed(statement)).statements)).toEqual(
            withoutColumns([{ ...statement, line: 1 }]),
          )
      },
    ),
    { numRuns: 20_000 },
  )
  expect(read).toBeGreaterThan(1000)
})

test('a line that would become too long stays as it is', () => {
  const long = `x = ${'1+'.repeat(240)}1`
  expect(tidied(long)).toBe(long)
})
