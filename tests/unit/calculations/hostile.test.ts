import fc from 'fast-check'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'
import { PIECES } from '../../support/calculation-pieces'
import { readSeedArticles } from '../../support/seed-articles'
import { readBody } from '../../support/seed-body'

const SHEETS = readSeedArticles().flatMap(({ body }) => readBody(body).calculations)

/** Returns why a sheet is neither refused with sentences nor read with finite values; null where it is. */
function faultOf(source: string): string | null {
  const { sheet, errors } = readSheet(source, TABLES)
  if (!sheet) return errors.every(({ message }) => message.length > 5) ? null : 'an error without a sentence'
  const { values } = calculate(sheet.program, { values: new Map(), region: 'UK' })
  return [...values.values()].every((value) => typeof value === 'string' || Number.isFinite(value))
    ? null
    : 'a value that is no number'
}

test('5,000 sheets of random pieces are read or refused, and never crash', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      expect(faultOf(pieces.join(''))).toBeNull()
      expect(faultOf(`x = ${pieces.join(' ')}`)).toBeNull()
    }),
    { numRuns: 2500 },
  )
})

test.each(['x = 1e308 kNm', 'x = 1e999', 'input x = 1e308 m', 'x = 2 if 1 < 1e308 km | 1'])(
  '%s is refused: in base units it is no finite number',
  (line) => {
    expect(readSheet(line, TABLES).errors[0]?.message).toContain('is too large to be calculated with')
  },
)

test('5,000 mutations of real sheets are read or refused, and never crash', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SHEETS),
      fc.array(fc.tuple(fc.nat(), fc.nat(30), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 4 }),
      (sheet, changes) => {
        let mutated = sheet
        for (const [at, length, piece] of changes) {
          const place = at % mutated.length
          mutated = mutated.slice(0, place) + piece + mutated.slice(place + length)
        }
        expect(faultOf(mutated)).toBeNull()
      },
    ),
    { numRuns: 5000 },
  )
})

test('nothing of a sheet becomes markup', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const source = `title ${evil}\nassume ${evil}\nheading ${evil}\ninput a = 2 in 1..3 "${evil.replaceAll('"', '')}" @ ${evil}\nb = 2 a "${evil}"`
  const { sheet } = readSheet(source, TABLES)
  expect(renderSheet(sheet!, 'sheet')).not.toContain('<img')
})

test('what nests, repeats or solves without end is refused or done in time', () => {
  const deep = `x = ${'('.repeat(240)}1${')'.repeat(240)}`
  expect(readSheet(deep, TABLES).errors).toHaveLength(1)
  expect(readSheet(`x = ${'-'.repeat(400)}1`, TABLES).errors).toHaveLength(1)
  expect(readSheet('x = 1\n'.repeat(1001), TABLES).errors).toHaveLength(1)
  expect(readSheet(`x = ${'1 '.repeat(40_000)}`, TABLES).errors).toHaveLength(1)
  const solves = Array.from({ length: 11 }, (_, n) => `x_${n} = solve x_${n} in 0..1: x_${n} = 0.5`).join(
    '\n',
  )
  expect(readSheet(solves, TABLES).errors.map(({ message }) => message)).toEqual([
    'A calculation solves at most 10 equations.',
  ])
  const long = Array.from({ length: 1000 }, (_, n) =>
    n === 0 ? 'x_0 = 1' : `x_${n} = x_${n - 1} + sqrt(${n})`,
  ).join('\n')
  const { sheet } = readSheet(long, TABLES)
  expect(calculate(sheet!.program, { values: new Map(), region: null }).errors.size).toBe(0)
})
