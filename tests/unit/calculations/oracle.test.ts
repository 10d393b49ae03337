import fc from 'fast-check'
import { all, create, type Unit } from 'mathjs'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { unitOf } from '@/lib/calculations/rules/units'

/** Another implementation of arithmetic with units, with which ours has nothing in common. */
const math = create(all!)

type Kind = 'number' | 'length' | 'force' | 'stress'
/** The same expression in our notation and in the other's. */
type Both = { ours: string; theirs: string }

const UNITS: Record<Exclude<Kind, 'number'>, [ours: string, theirs: string][]> = {
  length: [
    ['mm', 'mm'],
    ['cm', 'cm'],
    ['m', 'm'],
    ['ft', 'ft'],
    ['inch', 'inch'],
  ],
  force: [
    ['N', 'N'],
    ['kN', 'kN'],
    ['MN', 'MN'],
    // Its kip has eight digits only.
    ['lbf', 'lbf'],
  ],
  stress: [
    ['MPa', 'MPa'],
    ['N/mm²', 'N/mm^2'],
    ['kN/m^2', 'kN/m^2'],
    ['GPa', 'GPa'],
    ['psi', 'psi'],
  ],
}
const BASE: Record<Exclude<Kind, 'number'>, string> = { length: 'mm', force: 'N', stress: 'N/mm^2' }

const written = fc.integer({ min: 1, max: 99_999 }).map((n) => String(n / 100))

const literal = (kind: Kind): fc.Arbitrary<Both> =>
  kind === 'number'
    ? written.map((text) => ({ ours: text, theirs: `(${text})` }))
    : fc
        .tuple(written, fc.constantFrom(...UNITS[kind]))
        .map(([text, [ours, theirs]]) => ({ ours: `${text} ${ours}`, theirs: `(${text} ${theirs})` }))

const joined =
  (pattern: string) =>
  (parts: Both[]): Both => {
    const filled = (side: keyof Both) =>
      pattern.replace(/\b[abc]\b/g, (letter) => `(${parts['abc'.indexOf(letter)]![side]})`)
    return { ours: filled('ours'), theirs: filled('theirs') }
  }

/** What comes out as a kind, from what. All are above 0: the difference of two equals is all rounding. */
const RULES: [Kind, pattern: string, Kind[]][] = [
  ['number', 'a + b', ['number', 'number']],
  ['number', '3 * a - min(a, b)', ['number', 'number']],
  ['number', 'a * b', ['number', 'number']],
  ['number', 'a / b', ['length', 'length']],
  ['number', 'a / b', ['force', 'force']],
  ['number', 'a / b / c', ['stress', 'stress', 'number']],
  ['number', 'a^2', ['number']],
  ['number', 'max(a, b)', ['number', 'number']],
  ['number', 'sin(a / (1 + abs(a)))', ['number']],
  ['number', 'log10(1 + abs(a))', ['number']],
  ['length', 'a + b', ['length', 'length']],
  ['length', 'abs(-a)', ['length']],
  ['length', 'a * b', ['number', 'length']],
  ['length', 'a / b', ['length', 'number']],
  ['length', 'a / b / c', ['force', 'stress', 'length']],
  ['force', '2 * a - min(a, b)', ['force', 'force']],
  ['force', 'a * b^2', ['stress', 'length']],
  ['force', 'min(a, b)', ['force', 'force']],
  ['force', 'a * b', ['force', 'number']],
  ['stress', 'a + b', ['stress', 'stress']],
  ['stress', 'a / b^2', ['force', 'length']],
  ['stress', 'a / (b * c)', ['force', 'length', 'length']],
]

const { expression } = fc.letrec<Record<Kind, Both> & { expression: [Kind, Both] }>((tie) => {
  const kindOf = (kind: Kind): fc.Arbitrary<Both> =>
    fc.oneof(
      { maxDepth: 3, depthSize: 'small', depthIdentifier: 'expression' },
      literal(kind),
      ...RULES.filter(([result]) => result === kind).map(([, pattern, of]) =>
        fc.tuple(...of.map((operand) => tie(operand))).map((parts) => joined(pattern)(parts)),
      ),
    )
  const kinds: Kind[] = ['number', 'length', 'force', 'stress']
  return {
    number: kindOf('number'),
    length: kindOf('length'),
    force: kindOf('force'),
    stress: kindOf('stress'),
    expression: fc.oneof(...kinds.map((kind) => tie(kind).map((both): [Kind, Both] => [kind, both]))),
  }
})

/** Throws where the expression cannot be read; null where it has no value. */
function ours(source: string): number | null {
  const { sheet, errors } = readSheet(`x = ${source}`, new Map())
  if (!sheet) throw new Error(`${source}: ${errors[0]!.message}`)
  const value = calculate(sheet.program, { values: new Map(), region: null }).values.get('x')
  return typeof value === 'number' ? value : null
}

function theirs(kind: Kind, source: string): number {
  const value = math.evaluate(source) as number | Unit
  return typeof value === 'number' ? value : value.toNumber(kind === 'number' ? '' : BASE[kind])
}

test('1,000 random expressions with units come to what another implementation makes of them', () => {
  fc.assert(
    fc.property(expression, ([kind, both]) => {
      fc.pre(both.ours.length < 480)
      const [a, b] = [ours(both.ours), theirs(kind, both.theirs)]
      return a !== null && Math.abs(a - b) <= 1e-9 * Math.abs(b)
    }),
    { numRuns: 1000, seed: 18 },
  )
})

describe('algebra', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toPrecision(6)))
  const text = (value: number) => {
    const plain = Math.abs(value) < 1e-4 && value !== 0 ? '0.5' : String(Math.abs(value))
    return value < 0 ? `(-${plain})` : plain
  }
  const same = (a: number | null, b: number | null, size: number) =>
    a !== null && b !== null && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(size))

  test.each([
    ['a + b', 'b + a'],
    ['a b', 'b a'],
    ['(a + b) c', 'a c + b c'],
    ['a - (b - c)', 'a - b + c'],
    ['-(a b)', '(-a) b'],
    ['-a^2', '-(a^2)'],
    ['(a + b)^2', 'a^2 + 2 a b + b^2'],
    ['max(a, b) + min(a, b)', 'a + b'],
    ['abs(a b)', 'abs(a) abs(b)'],
  ])('%s = %s', (left, right) => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const values = { a: text(a), b: text(b), c: text(c) }
        const filled = (side: string) => side.replace(/\b[abc]\b/g, (letter) => `(${values[letter as 'a']})`)
        return same(ours(filled(left)), ours(filled(right)), 1e12)
      }),
      { numRuns: 100 },
    )
  })
})

/** What one of each is in SI units: NIST SP 811 (2008), appendix B; the SI brochure for prefixes. */
const IN_SI: [unit: string, si: number, base: string][] = [
  ['mm', 1e-3, 'm'],
  ['cm', 1e-2, 'm'],
  ['km', 1e3, 'm'],
  ['inch', 2.54e-2, 'm'],
  ['ft', 3.048e-1, 'm'],
  ['kN', 1e3, 'N'],
  ['MN', 1e6, 'N'],
  ['lbf', 4.4482216152605, 'N'],
  ['kip', 4448.2216152605, 'N'],
  ['kPa', 1e3, 'Pa'],
  ['MPa', 1e6, 'Pa'],
  ['GPa', 1e9, 'Pa'],
  ['N/mm²', 1e6, 'Pa'],
  ['kN/m²', 1e3, 'Pa'],
  ['psi', 6894.757293168, 'Pa'],
  ['ksi', 6894757.293168, 'Pa'],
  ['psf', 47.88025898, 'Pa'],
  ['ksf', 47880.25898, 'Pa'],
  ['Nmm', 1e-3, 'Nm'],
  ['kNm', 1e3, 'Nm'],
  ['kN·m', 1e3, 'Nm'],
  ['MNm', 1e6, 'Nm'],
  ['mm²', 1e-6, 'm²'],
  ['cm^2', 1e-4, 'm²'],
  ['cm³', 1e-6, 'm³'],
  ['mm⁴', 1e-12, 'm⁴'],
  ['cm⁴', 1e-8, 'm⁴'],
  ['kN/m³', 1e3, 'N/m³'],
  ['Mg', 1e3, 'kg'],
  ['N·s²/m', 1, 'kg'],
  ['ms', 1e-3, 's'],
  ['1/s', 1, 'Hz'],
  ['mm/s²', 1e-3, 'm/s²'],
  ['°C', 1, 'K'],
  ['mrad', 1e-3, 'rad'],
  ['deg', 0.017453292519943, 'rad'],
]

test.each(IN_SI)('one %s is %d %s', (unit, si, base) => {
  expect(unitOf(unit)!.factor / unitOf(base)!.factor / si).toBeCloseTo(1, 10)
  expect(unitOf(unit)!.dimension).toEqual(unitOf(base)!.dimension)
})
