import fc from 'fast-check'
import * as examples from '@/components/help/examples'
import { describeSheet } from '@/lib/calculations/calls/rules/description'
import { readGiven } from '@/lib/calculations/calls/rules/given'
import { outcomeOf } from '@/lib/calculations/calls/rules/outcome'
import { runInput } from '@/lib/calculations/calls/schema'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from '../../support/tables'

const sheetOf = (source: string) => {
  const { sheet, errors } = readSheet(source, TABLES)
  if (!sheet) throw new Error(JSON.stringify(errors))
  return sheet
}

const outcome = (source: string, input: unknown) => {
  const sheet = sheetOf(source)
  const { given, results, errors } = readGiven(sheet, runInput.parse(input))
  return given ? outcomeOf(sheet, source, given, results) : errors
}

test('a utilisation beyond every number is none, and no infinity', () => {
  const source = 'input a_1 = 1e300\ninput b_1 = 1e-300\ncheck a_1 <= b_1 @ 6.2'
  expect(calculate(sheetOf(source).program, { values: new Map(), region: null }).checks).toEqual([
    { line: 3, passes: false, utilisation: null, isCondition: false },
  ])
  expect(outcome(source, {})).toMatchObject({
    checks: [{ utilisation: null, words: 'fails' }],
    governing: null,
    verdict: 'One check fails.',
  })
})

test('a condition on the inputs is told from a check, and its breach from a failed one', () => {
  const source =
    'input a_1 = 100 mm\ninput b_1 = 200 mm\nx_1 = 2 a_1\ncheck a_1 <= b_1 "The shorter side"\ncheck x_1 <= b_1 "Depth"'
  expect(outcome(source, {})).toMatchObject({
    checks: [
      { condition: true, utilisation: null, passes: true, words: 'condition met' },
      { condition: false, utilisation: 1, passes: true, words: 'passes: 1.000' },
    ],
    governing: { line: 5, utilisation: 1 },
    passes: true,
    verdict: 'Every check passes; the largest utilisation is 1.000.',
  })
  expect(outcome(source, { inputs: { b_1: 90 } })).toMatchObject({
    passes: false,
    verdict: 'A condition on the inputs is not met: please look at “The shorter side”.',
  })
  expect(outcome(source.split('\n').slice(0, 4).join('\n'), {})).toMatchObject({
    governing: null,
    passes: null,
    verdict: 'Calculated.',
  })
})

test('a scope says where a calculation holds: it has no utilisation, and none of its checks is judged beyond it', () => {
  const source =
    'input c_1 = 49 mm\ninput t_1 = 10 mm\ninput N_1 = 4 kN\nx_1 = c_1/t_1\nN_2 = 8 kN\nscope x_1 <= 5 @ Table 5.2 "Class 1"\ncheck N_1 <= N_2 @ 6.2'
  expect(outcome(source, {})).toMatchObject({
    checks: [
      { text: 'scope x_1 <= 5', condition: true, utilisation: null, passes: true, words: 'condition met' },
      { condition: false, utilisation: 0.5 },
    ],
    governing: { line: 7, utilisation: 0.5 },
    verdict: 'Every check passes; the largest utilisation is 0.500.',
  })
  expect(outcome(source, { inputs: { c_1: 51 } })).toMatchObject({
    passes: false,
    verdict: 'A condition on the inputs is not met: please look at “Class 1”.',
  })
})

test('a value that is too large for its unit is an error of its line', () => {
  expect(outcome('input a_1 = 1e305 MPa\nx_1 = a_1 -> Pa', {})).toMatchObject({
    results: [],
    errors: [{ line: 2, name: 'x_1', message: 'The result is beyond every number.' }],
    passes: null,
    verdict: 'With these values not every line can be calculated.',
  })
})

test('an input without a range takes what is a number, also in another unit', () => {
  const source = 'input a_1 = 1 MPa\nx_1 = 2 a_1'
  expect(outcome(source, { inputs: { a_1: 1e308 } })).toMatchObject({ errors: [{ line: 2 }] })
  expect(outcome('input a_1 = 1 GPa\nx_1 = 2 a_1', { inputs: { a_1: 1e308 } })).toEqual([
    { path: 'inputs.a_1', message: 'a_1 is beyond every number.' },
  ])
})

test('what is counted is described so, and a fraction of it is refused', () => {
  const source = 'input n = 4 in 2..40 whole\ninput L = 2 m\nx_1 = n L'
  expect(describeSheet(sheetOf(source), source).inputs).toMatchObject([{ whole: true }, { whole: false }])
  expect(outcome(source, { inputs: { n: 3 } })).toMatchObject({ results: [{ value: 6000 }] })
  expect(outcome(source, { inputs: { n: '3.5' } })).toEqual([
    { path: 'inputs.n', message: 'n is 3.5; the calculation holds for whole numbers from 2 to 40.' },
  ])
})

test('a name may be given in Greek, once', () => {
  const source = 'input lambda_1 = 1 in 0..3\nx_1 = 2 lambda_1'
  expect(outcome(source, { inputs: { λ_1: 2 } })).toMatchObject({ results: [{ value: 4 }] })
  expect(outcome(source, { inputs: { λ_1: 2, lambda_1: 3 } })).toEqual([
    { path: 'inputs.lambda_1', message: 'λ_1 is given twice.' },
  ])
})

test('a row that is named by a number may be given as one', () => {
  const source = 'choice class = 8.8 from bolt_classes\nx_1 = lookup(bolt_classes, class).f_ub -> MPa'
  expect(outcome(source, { inputs: { class: 10.9 } })).toMatchObject({ results: [{ value: 1000 }] })
})

test('words of a choice are described without a table, and another one is refused with them', () => {
  const source = 'choice pile = bored of bored, driven\nx_1 = 1.3 if pile = driven | 1.4'
  expect(describeSheet(sheetOf(source), source).choices).toMatchObject([
    { name: 'pile', table: null, rows: ['bored', 'driven'], default: 'bored' },
  ])
  expect(outcome(source, { inputs: { pile: 'driven' } })).toMatchObject({ results: [{ value: 1.3 }] })
  expect(outcome(source, { inputs: { pile: 'sunk' } })).toEqual([
    { path: 'inputs.pile', message: '“sunk” is none of bored, driven.' },
  ])
})

test('the defaults of a description, given back, are the author’s results', () => {
  for (const source of Object.values(examples)) {
    const { inputs, choices } = describeSheet(sheetOf(source), source)
    const given = Object.fromEntries([...inputs, ...choices].map((one) => [one.name, one.default]))
    expect(outcome(source, { inputs: given })).toEqual(outcome(source, {}))
    for (const { name, from, to, unit } of inputs)
      for (const limit of [from, to])
        if (limit !== null)
          expect(outcome(source, { inputs: { [name]: `${limit} ${unit ?? ''}` } })).toHaveProperty('verdict')
  }
})

/** Numbers that JSON would turn into null. */
const unreal = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(unreal)

test('whatever is given, the answer is finite numbers or sentences', () => {
  const source = examples.CHOICE
  const { inputs, choices } = describeSheet(sheetOf(source), source)
  const names = fc.constantFrom(...[...inputs, ...choices].map(({ name }) => name), 'N_pl.Rd', 'none', '')
  const values = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.string({ maxLength: 100 }),
    fc
      .tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.constantFrom('mm', 'm', 'kN', '%', 'mm²'))
      .map(([number, unit]) => `${number.toFixed(3)} ${unit}`),
    fc.constantFrom('S235', 'S275', '100 mm @ x', '1e308 km', '-0', '@', '"', 'title x', '\n5 mm'),
  )
  fc.assert(
    fc.property(fc.dictionary(names, values, { maxKeys: 5 }), (given) => {
      const answer = outcome(source, { inputs: given })
      expect(unreal(answer)).toBe(false)
      if (Array.isArray(answer)) for (const { message } of answer) expect(message).toMatch(/\S.*[.]$/s)
    }),
    { numRuns: 3000 },
  )
})
