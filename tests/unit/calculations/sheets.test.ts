import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { tryCorners } from '@/lib/calculations/rules/corners'
import { shortest, typedNumber } from '@/lib/calculations/rules/numbers'
import { renderSheet, textOfSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'
import { mostDifferent, placeOfValue, verify } from '@/lib/calculations/rules/verification'
import { verdict } from '@/lib/calculations/rules/words'
import type { Results, Sheet } from '@/lib/calculations/types'

/** Returns a sheet that must be right. */
function sheetOf(source: string): Sheet {
  const { sheet, errors } = readSheet(source, TABLES)
  expect(errors).toEqual([])
  return sheet!
}

const errorsOf = (source: string) => readSheet(source, TABLES).errors.map(({ message }) => message)

const run = (
  source: string,
  values: Record<string, number | string> = {},
  region: string | null = null,
): Results => calculate(sheetOf(source).program, { values: new Map(Object.entries(values)), region })

const valueOf = (expression: string): number => run(`x = ${expression}`).values.get('x') as number

describe('arithmetic', () => {
  test.each([
    ['-3^2', -9],
    ['2^-1', 0.5],
    ['2^3^2', 512],
    ['2 (3 + 4)', 14],
    ['2 pi', 2 * Math.PI],
    ['12/2 3', 18],
    ['2 3^2', 18],
    ['-2 (1 - 3)', 4],
    ['min(3)', 3],
    ['max(1, 2, 3) - min(4, 5)', -1],
    ['ceil(7.2)', 8],
    ['floor(-7.2)', -8],
    ['round(12.34, 0.1)', 12.3],
    ['round(-2.5)', -3],
    ['round(2.5)', 3],
    ['ceil(0.1 + 0.2, 0.1)', 0.3],
    ['5 % 2', 0.1],
    ['sin(30 deg)', 0.5],
    ['1e-3 1000', 1],
    ['log10(4)', Math.log10(4)],
    ['2 log10(1000)^2', 18],
    ['10^log10(7) ln(1)', 0],
  ])('%s is %d', (expression, value) => {
    expect(valueOf(expression)).toBeCloseTo(value, 12)
  })

  test('a rounding has a step above nought', () => {
    for (const source of ['x = ceil(10, -3)', 'x = floor(10, 0)', 'x = round(10, -1)'])
      expect([...run(source).errors.values()]).toEqual(['The step of a rounding is above 0.'])
  })

  test('a sheet names the tables that it reads with their sources, and a sheet without one does not', () => {
    const { sheet } = readSheet(
      'choice grade = S355 from steel_grades\nf_y = lookup(steel_grades, grade).f_y -> MPa',
      TABLES,
    )
    expect(renderSheet(sheet!, 'sheet')).toContain(
      'Table: <a href="/data/steel_grades">Structural steel to EN 10025-2, thickness up to 40 mm</a> (EN 1993-1-1:2005 with AC:2009, Table 3.1).',
    )
    expect(renderSheet(readSheet('a = 2 m', TABLES).sheet!, 'sheet')).not.toContain('calculation-tables')
  })

  test('a unit stands behind its number, with or without a blank', () => {
    for (const written of ['3kN*2m', '3 kN * 2 m', '3 kN·m·2', '3 kNm 2', '6000 N·m', '6 kN/m·m²'])
      expect(valueOf(written)).toBeCloseTo(6e6, 6)
    expect(valueOf('1 kN/m²')).toBeCloseTo(1e-3, 15)
    expect(valueOf('5 mm^4')).toBe(5)
    expect(valueOf('5 cm⁴')).toBe(50_000)
  })
})

describe('dimensions', () => {
  test.each([
    ['x = 3 kN + 2 mm', 'A force and a length do not go together.'],
    ['x = 3 kN -> mm', 'x is a force; mm is the unit of a length.'],
    ['x = sin(3 mm)', 'sin takes a plain number, and not a length.'],
    ['x = 2^(3 mm)', 'An exponent is a plain number, and not a length.'],
    ['a = 2\nx = (3 mm)^a', 'A length is raised to a number that is written out, like 2 or (1/3).'],
    ['x = ceil(3 mm)', 'A length is rounded to a step: ceil(x, 25 mm).'],
    ['input V = 3 kN in 1 mm..5 mm', 'V is a force; its range is a length.'],
    ['x = 3 kN using mm -> kN', '“->” cannot be read here.'],
    ['V_1 = 3 kN\nx = V_1 -> kN using mm', 'V_1 is a force, which cannot be counted in mm.'],
  ])('%s is refused', (source, message) => {
    expect(errorsOf(source)[0]).toContain(message)
  })

  test('nought is of every dimension', () => {
    expect(run('x = max(0, 3 kN - 5 kN) -> kN').values.get('x')).toBe(0)
  })

  test('an empirical formula takes plain numbers in its own units, whatever the inputs are in', () => {
    const resistance = 'v = 0.12 k (100 rho f)^(1/3) -> MPa using N, mm'
    for (const f of ['30 MPa', '0.03 GPa', '30000 kN/m²'])
      expect(run(`k = 1.894\nrho = 0.8 %\nf = ${f}\n${resistance}`).values.get('v')).toBeCloseTo(0.65558, 4)
    expect(run('a = 2 m\nx = 3 a -> kNm using kN, m').values.get('x')).toBe(6e6)
  })
})

describe('lines', () => {
  test('the first case that holds applies, and none is said', () => {
    const source = 'input f = 3 MPa\nk = 1.0 if f < 2 MPa | 0.4 if f < 5 MPa'
    expect(run(source).values.get('k')).toBe(0.4)
    expect(run(source, { f: 1 }).values.get('k')).toBe(1)
    expect([...run(source, { f: 9 }).errors.values()]).toEqual(['None of the cases applies.'])
  })

  test('a row of a table is chosen, looked up and compared with', () => {
    const source =
      'choice grade = S355 from steel_grades\nf_y = lookup(steel_grades, grade).f_y -> MPa\nk = 2 if grade = S235 | 1'
    expect(run(source).values.get('f_y')).toBe(355)
    expect(run(source).values.get('k')).toBe(1)
    expect(run(source, { grade: 'S235' }).values.get('f_y')).toBe(235)
    expect(run(source, { grade: 'S235' }).values.get('k')).toBe(2)
    expect([...run(source, { grade: '__proto__' }).errors.values()]).toContain('The table has no such row.')
  })

  test('an equation is solved between its limits', () => {
    const source = 'x = solve x in 0..10: x^2 = 2'
    expect(run(source).values.get('x')).toBeCloseTo(Math.SQRT2, 12)
    expect([...run('x = solve x in 2..10: x^2 = 2').errors.values()]).toEqual([
      'Between the two limits there is no solution.',
    ])
    expect(run('x = solve x in 0..10: x^2 - 2 = 0').values.get('x')).toBeCloseTo(Math.SQRT2, 12)
    const spring = 'input H = 0 kN in -50 kN..50 kN\nx = solve x in -10 m..10.1 m: (3 kN/m) x = H'
    expect(run(spring).values.get('x')).toBeCloseTo(0, 12)
    expect([...run('x = solve x in -1..2: 1/x = 0').errors.values()]).toEqual([
      'The two sides do not meet between the limits.',
    ])
  })

  test('national values replace the recommended ones', () => {
    const source = 'given gamma_1 = 1.25 national UK 1.1\nx = gamma_1 2'
    expect(run(source).values.get('x')).toBe(2.5)
    expect(run(source, {}, 'UK').values.get('x')).toBe(2.2)
  })

  test('a given value may be worked out in another way by each country', () => {
    const source =
      'input a = 4 in 1..9\ninput b = 3 in 1..9\ngiven f = a + b national UK min(a, b) national IE 2\nx = 2 f'
    expect(['', 'UK', 'IE', 'DE'].map((region) => run(source, {}, region || null).values.get('x'))).toEqual([
      14, 6, 4, 14,
    ])
    const shown = (region: string | null) => {
      const html = renderSheet(sheetOf(source), 'x', { values: {}, region })
      const [line = ''] = /data-line="3".*(?=data-line="4")/s.exec(html) ?? []
      return [...line.matchAll(/data-case="(\d)"( hidden)?>/g)].flatMap(([, index, hidden]) =>
        hidden ? [] : [index],
      )
    }
    expect([null, 'UK', 'DE'].map(shown)).toEqual([['0'], ['1'], ['0']])
    // A number alone says no more than the result beside it does.
    expect(shown('IE')).toEqual([])
    // The symbols of all of them, each with who has it.
    const symbols = renderSheet(sheetOf(source), 'x')
    for (const region of ['recommended', 'UK', 'IE']) expect(symbols).toContain(`<mtext>${region}</mtext>`)
  })

  test('a sheet begins with the values of the country that it names, and others are chosen', () => {
    const source =
      'national UK\ngiven a = 1 national UK 0.85 national IE 0.9\ngiven b = 2 national UK 3\ngiven c = 4\nx = a b c'
    expect(run(source).values.get('x')).toBeCloseTo(0.85 * 3 * 4)
    expect(run(source, {}, 'recommended').values.get('x')).toBe(8)
    // What a country does not set is the recommended value, and not that of the country it begins with.
    expect(run(source, {}, 'IE').values.get('x')).toBeCloseTo(0.9 * 2 * 4)
    const { sheet } = readSheet(source, TABLES)
    expect(sheet).toMatchObject({ home: 'UK', regions: ['recommended', 'IE'] })
    expect(renderSheet(sheet!, 'x')).toContain(
      '<option value="">UK</option><option value="recommended">Recommended</option><option>IE</option>',
    )
    const entered = { values: {}, region: 'recommended' }
    expect(renderSheet(sheet!, 'x', entered)).toContain('<option value="recommended" selected>')
  })

  test('expected values may be those of other national values', () => {
    const lines = (head: string, cases: string) =>
      `${head}given a = 1 national UK 0.85\nx = 2 a\nexpect x = ${head ? 1.7 : 2} ± 0.1 % "by hand"\n${cases} ± 0.1 % "by hand"`
    const verified = (source: string) => {
      const { values, isVerified } = verify(readSheet(source, TABLES).sheet!)
      return [isVerified, ...values.map(({ inputs, ours }) => [inputs, ours])]
    }
    expect(verified(lines('national UK\n', 'case national = recommended\nexpect x = 2'))).toEqual([
      true,
      ['', '1.700'],
      ['national values: recommended', '2.000'],
    ])
    expect(verified(lines('', 'case national = UK\nexpect x = 1.7'))).toEqual([
      true,
      ['', '2.000'],
      ['national values: UK', '1.700'],
    ])
    expect(verified(lines('national UK\n', 'case national = UK\nexpect x = 1.7'))[0]).toBe(true)
  })

  test('a check at its limit passes, also where binary arithmetic is off by a digit', () => {
    expect(run('check 0.1 + 0.2 <= 0.3').checks).toMatchObject([{ passes: true }])
    expect(run('check 1.000001 <= 1').checks).toMatchObject([{ passes: false }])
  })

  test('a sum of which rounding leaves a little is nought, and a small difference is not', () => {
    const nothing = run('a = 0.3 - 0.1 - 0.2\nb = -1.7 + 0.8 + 0.4 + 0.5\ncheck a >= 0\nn = 1 if b > 0 | 2')
    expect([...nothing.values].slice(1)).toEqual([
      ['a', 0],
      ['b', 0],
      ['n', 2],
    ])
    expect(nothing.checks[0]!.passes).toBe(true)
    expect(valueOf('1.000000001 - 1')).toBeCloseTo(1e-9, 15)
    expect(valueOf('1 - 1.000000001')).toBeCloseTo(-1e-9, 15)
    expect(valueOf('0 + 1e-300')).toBe(1e-300)
  })

  test('nothing is calculated with a missing value, and each line says why', () => {
    const { values, errors, checks } = run(
      'input a = 1 in 0..2\nx = 1/a\ny = 2 x\ncheck y <= 4\nz = sqrt(a - 1)',
      { a: 0 },
    )
    expect(values.has('x') || values.has('y') || values.has('z')).toBe(false)
    expect([...errors.entries()]).toEqual([
      [2, 'This divides by zero.'],
      [3, 'x has no value.'],
      [4, 'y has no value.'],
      [5, 'This is the square root of a negative number.'],
    ])
    expect(checks).toEqual([])
    expect(run('input a = 1 in 0..2\nx = a', { a: 3 }).values.has('a')).toBe(false)
    expect(run('input a = 1 in 0..2\nx = a', { a: NaN }).values.has('x')).toBe(false)
  })
})

describe('what is written', () => {
  test.each([
    ['x = 3 +', 'Here the line ends; a value is missing.'],
    ['x = 0,5', 'A number is written with a point: 0.5, not 0,5.'],
    ['x = foo(3)', 'foo is no function; to multiply by a bracket, leave a blank before it.'],
    ['x = y', 'y is not defined in a line above.'],
    ['x = 3 KN', 'KN is not defined in a line above; the unit is written kN.'],
    ['input x = 3 KN', '“KN” cannot be read here; the unit is written kN.'],
    ['x = 3 kN/m^2 -> Mpa', '“Mpa” is no unit that is known here; MPa is.'],
    ['input x = 3,000 kN', 'Thousands are not parted: 3000.'],
    ['input x = 3 000 kN', 'Thousands are not parted: 3000.'],
    ['x = 3/0 -> MPa', 'This divides by zero.'],
    ['x = sin(45)', 'An angle has its unit: sin(45 deg), or sin(45 rad).'],
    ['x = sin(45 deg) -> deg', 'x is a plain number, and no angle to be shown in deg.'],
    ['check 2', 'A check compares two sides with <= or >=: check N_Ed <= N_Rd.'],
    ['scope 2 < 3', 'A scope compares two sides with <= or >=: scope h_w/t_w <= 72 epsilon.'],
    ['check 2 < 3', 'A check compares two sides with <= or >=: check N_Ed <= N_Rd.'],
    ['given x = 1 national XX 2', '“XX” is no country with National Annexes; UK, IE and DE are some.'],
    ['national XX', '“XX” is no country with National Annexes; UK, IE and DE are some.'],
    ['national UK\ngiven x = 1', 'No given value is one of UK: given x = 1.0 national UK 0.85.'],
    [
      'national UK\nnational IE\ngiven x = 1 national UK 2',
      'A calculation begins with the values of one country: line 1 has UK.',
    ],
    ['given x = 1 national UK 2\ncase national = IE', 'No given value above is one of “IE”.'],
    ['input x = 3 m in 1 m..2 m', 'The value of x is outside of its own range, 1 m to 2 m.'],
    ['input x = 1 m in 1 m..2 m\ncase x = 5 m', 'x is above its range, 1 m to 2 m.'],
    ['input n = 3 mm in 1 mm..5 mm whole', 'What is counted has no unit: n is in mm.'],
    ['input n = 3.5 in 1..5 whole', 'n is a whole number, and so are both ends of its range.'],
    ['input n = 3 in 0.5..5 whole', 'n is a whole number, and so are both ends of its range.'],
    ['input n = 3 in 1..5 whole\ncase n = 3.5', 'n is a whole number, and not 3.5.'],
    ['input x = 3 m Length of it', 'stands in quotation marks at its end: "Length of it".'],
    ['x = 3 m "Length', 'The label has no quotation mark at its end.'],
    ['Input x = 3', '“Input” is written input.'],
    ['title: Beam', 'Behind “title” there is no colon.'],
    ['x := 3', 'A value is set by “=”, without a colon: x = ….'],
    ['\\frac{a}{b}', 'LaTeX is not read here'],
    ['=B2*C3/8', 'A spreadsheet’s formula has no name'],
    ['sigma_c,Ed = 3', 'parts of an index are parted by points: sigma_c.Ed.'],
    ['sigma Ed = 3', 'parts of an index are parted by points: sigma_Ed.'],
    ['x = 2\nx = 3', 'x has a value already; each name is given one value.'],
    ['m = 2', 'm is a unit; another name is needed, with an index for instance: m_1.'],
    ['x = 3 @ 6.1 "a" b', 'Behind the clause (@ …) and the label ("…") nothing else is read.'],
    ['choice g = S999 from steel_grades\nx = 1', 'The table steel_grades has no row “S999”.'],
    ['x = constructor', 'constructor is not defined in a line above.'],
    ['__proto__ = 2', 'A line begins with'],
    ['title only', 'A calculation has at least one line that is calculated.'],
    ['expect x = 2 ± 1 %', 'x is not defined in a line above.'],
  ])('%s is refused with a sentence', (source, message) => {
    expect(errorsOf(source)[0]).toContain(message)
  })

  test('what word processors make of marks and raised digits is read as what was typed', () => {
    const typed =
      'input b = 3 m in 1 m..9 m @ 6.1 “Width”\nA = b² + (2 b)^2 → m²\nq = 3 kN/m2 -> kN/m^2\nx = 0 b -> mm'
    const { sheet, errors } = readSheet(typed, TABLES)
    expect(errors).toEqual([])
    const meant = typed.replace(/[“”]/g, '"').replace('→', '->').replace('b²', 'b^2')
    expect(sheet!.program).toEqual(readSheet(meant, TABLES).sheet!.program)
    expect(sheet!.statements[0]!.label).toBe('Width')
    expect(sheet!.display.get('q')!.unit).toBe('kN/m²')
    expect(run(typed).values.get('A')).toBe(45e6)
    expect(run(typed).values.get('x')).toBe(0)
  })

  test('an error is told once, at its place, and not again in what follows from it', () => {
    expect(readSheet('a = 2 +\nb = 2 a\nc = b kN', TABLES).errors).toEqual([
      { line: 1, column: 8, message: 'Here the line ends; a value is missing.' },
    ])
  })
})

const SHEET = `title Beam
standard EN 1992-1-1
assume The beam is short.
input L = 6 m in 1 m..12 m "Span"
input q = 10 kN/m in 1 kN/m..50 kN/m "Load"
M = q L^2/8 -> kNm @ 5.1 "Moment"
check M <= 50 kNm "Resistance"
plot M over L in 1 m..12 m
expect M = 45 kNm ± 0.1 % "By hand"
case L = 8 m
expect M = 80 kNm ± 0.1 % "By hand"`

test('a sheet becomes HTML with the values of its author, and text for the search', () => {
  const html = renderSheet(sheetOf(SHEET), 'beam')
  expect(html).toContain('id="calculation-beam"')
  expect(html).toContain('passes: 0.900')
  expect(html).toContain('Verified with the author’s values: 2 values that its author gives by other means')
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  expect(textOfSheet(sheetOf(SHEET))).toContain('Moment, M = 45.0 kNm, EN 1992-1-1 5.1')
})

test('an empirical formula shows the numbers that it takes', () => {
  const source =
    'input d = 0.25 m in 0.1 m..1 m\ninput p = 2 % in 1 %..3 %\nk = sqrt(d) + 0.3 m + 100 p using mm'
  const [shown = ''] =
    /calculation-numbers[\s\S]*?calculation-result/.exec(renderSheet(sheetOf(source), 'beam')) ?? []
  const text = shown.replace(/<[^>]*>/g, '').replace(/[\s\u200b]/g, '')
  expect(text).toContain('250')
  expect(text).toContain('+300+100⋅0.02')
})

/** What a sheet writes with numbers in place of names, line by line, without blanks. */
const substituted = (html: string): string[] =>
  [
    ...html.matchAll(/class="calculation-numbers"[^>]*>([\s\S]*?)<span class="calculation-(?:result|check)/g),
  ].map(([, said]) => said!.replace(/<[^>]*>/g, '').replace(/[\s\u00a0\u200b]/g, ''))

test('a negative number that stands behind an operator is in brackets, and so is one that is raised', () => {
  const steps: [step: string, numbers: string][] = [
    ['2 - a', '=2−(−3)'],
    ['2 + a', '=2+(−3)'],
    ['a + 2', '=−3+2'],
    ['a b', '=−3⋅(−4)'],
    ['1 - a b', '=1−(−3)⋅(−4)'],
    ['-a', '=−(−3)'],
    ['a^2', '=(−3)2'],
    ['1 - a^2', '=1−(−3)2'],
    ['(a) - (a + b)', '=(−3)−(−3+(−4))'],
    ['abs(a) + max(a, b)', '=∣−3∣+max(−3;−4)'],
    ['2^(1/a)', '=21/(−3)'],
    ['a - -b', '=−3−(−(−4))'],
    ['2 * -a', '=2⋅(−(−3))'],
  ]
  const lines = steps.map(([step], index) => `x_${index} = ${step}`)
  const html = renderSheet(
    sheetOf(['input a = -3 in -9..9', 'input b = -4 in -9..9', ...lines].join('\n')),
    'signs',
  )
  expect(substituted(html)).toEqual(steps.map(([, numbers]) => numbers))
  // With its unit, and where it is positive as before.
  const forces = 'input F = -3 kN in -9 kN..9 kN\nM = 2 kN - F -> kN\nsigma = F^2 + F F -> kN²'
  expect(substituted(renderSheet(sheetOf(forces), 'forces'))).toEqual([
    '=2kN−(−3)kN',
    '=(−3kN)2+(−3)kN⋅(−3)kN',
  ])
  const entered = { values: { F: '4' }, region: null }
  expect(substituted(renderSheet(sheetOf(forces), 'forces', entered))[0]).toBe('=2kN−4kN')
})

test('symbols are set with brackets around what has a sign of its own', () => {
  const html = renderSheet(sheetOf('input a = 3 in 1..9\nb = 2 - -a\nc = 2 * -a\nd = -a - a'), 'signs')
  const tex = [...html.matchAll(/<annotation encoding="application\/x-tex">([^<]*)</g)].map(
    ([, said]) => said,
  )
  expect(tex).toEqual([
    '\\displaystyle b = 2 - \\left(-a\\right)',
    '\\displaystyle c = 2 \\cdot \\left(-a\\right)',
    '\\displaystyle d = -a - a',
  ])
})

describe('a choice of words of its own', () => {
  const PILE = `choice pile = bored of bored, driven "Pile"
choice exposure = other of other, X0/XC1
gamma = 1.3 if pile = driven | 1.4
w = 0.4 mm if exposure = X0/XC1 and pile = driven | 0.3 mm
expect gamma = 1.4 ± 0 % "table"
case pile = driven, exposure = X0/XC1
expect w = 0.4 mm ± 0 % "table"`

  test('is compared in conditions and cases, tried at the corners, and belongs to no table', () => {
    const sheet = sheetOf(PILE)
    expect(sheet.tables).toEqual([])
    expect(verify(sheet).isVerified).toBe(true)
    expect(run(PILE, { pile: 'driven' }).values.get('gamma')).toBe(1.3)
    expect([...run(PILE, { pile: 'sunk' }).errors.keys()]).toEqual([1, 3])
    expect(tryCorners(sheet).failing).toEqual([])
  })

  test('is a field with its words, and a table of the same name is another thing', () => {
    const html = renderSheet(sheetOf(PILE), 'pile')
    expect(html).toContain('<option selected>bored</option><option>driven</option>')
    expect(html).not.toContain('calculation-tables')
    const both =
      'choice steel_grades = a of a, b\nchoice grade = S355 from steel_grades\nx = 1 if steel_grades = b | 2'
    expect(sheetOf(both).tables.map(({ name }) => name)).toEqual(['steel_grades'])
  })

  test.each([
    ['choice p = a of a', 'A choice has 2 to 12 words, each of them once: of bored, driven.'],
    ['choice p = a of a, a', 'A choice has 2 to 12 words, each of them once: of bored, driven.'],
    ['choice p = c of a, b', '“c” is none of a, b.'],
    ['choice p = a of a, b-c', '“b-c” is no word to choose: letters, or letters and digits.'],
    ['choice p = a of a, b\nx = 1 if p = c | 2', '“c” is none of a, b.'],
    ['choice p = a of a, b\nx = 1 if p > a | 2', 'A choice is compared by = with one of its words.'],
    ['choice p = a of a, b\nx = 2 p', 'p is a word: write a number for it, such as 1.0 if p = … | 0.5.'],
    ['choice p = a of a, b\nx = 1\ncase p = c', '“c” is none of a, b.'],
    ['choice p = a of', 'Here the line ends; a word is missing.'],
    [
      'choice p = a',
      'A choice names its table or its words: choice grade = S355 from steel_grades, choice pile = bored of bored, driven.',
    ],
  ])('%s is refused with a sentence', (source, message) => {
    expect(errorsOf(source)[0]).toBe(message)
  })
})

test('values by other hands are compared, and one that is off is not verified', () => {
  expect(verify(sheetOf(SHEET))).toMatchObject({ isVerified: true })
  expect(verify(sheetOf(SHEET.replace('= 80 kNm', '= 81 kNm')))).toMatchObject({ isVerified: false })
})

test('the largest difference is said with the value and the inputs that it is of', () => {
  const source = SHEET.replace('= 80 kNm', '= 80.05 kNm')
  const values = verify(sheetOf(source)).values
  const most = mostDifferent(values)!
  expect(most.difference).toBe(Math.max(...values.map(({ difference }) => difference!)))
  expect(placeOfValue(most)).toMatch(/^M with L = 8 m/)
  const text = renderSheet(sheetOf(source), 'beam').replace(/<[^>]*>/g, '')
  expect(text).toMatch(/largest difference 0\.06 % in M with L = 8 m/)
  expect(mostDifferent([])).toBeNull()
  expect(mostDifferent([{ difference: null }])).toBeNull()
})

test('a number half way between two is rounded up, whatever its binary digits', () => {
  const html = renderSheet(sheetOf('input g = 4 in 1..10\nw = (1.35 g + 1.5 2.5) 3 to 3'), 'beam')
  expect(html).toContain('27.5')
  expect(html).not.toContain('27.4')
})

test('a table that is not there is refused as that', () => {
  const source = 'choice section = 457x191x67 from ub_sections\nh = lookup(ub_section, section).h -> mm'
  expect(errorsOf(source)[0]).toMatch(/^There is no table “ub_section”/)
})

test('a case takes a row that is called by a number', () => {
  const source = `choice bolt = 8.8 from bolt_classes
f = lookup(bolt_classes, bolt).f_ub -> MPa
expect f = 800 MPa ± 0.1 % "table"
case bolt = 10.9
expect f = 1000 MPa ± 0.1 % "table"`
  expect(verify(sheetOf(source))).toMatchObject({ isVerified: true })
  expect(errorsOf(source.replace('= 10.9', '= 10.8'))[0]).toContain('has no row “10.8”')
})

test('a case takes a section, whose name begins with a number', () => {
  const source = `choice section = 457x191x67 from ub_sections
h = lookup(ub_sections, section).h -> mm
expect h = 453.4 mm ± 0.1 % "table"
case section = 533x210x82
expect h = 528.3 mm ± 0.1 % "table"`
  expect(verify(sheetOf(source))).toMatchObject({ isVerified: true })
  expect(errorsOf(source.replace('= 533x210x82', '= 533x210x1'))[0]).toContain('has no row “533x210x1”')
})

test.each([
  ['1.0', '1.0'],
  ['1.15', '1.15'],
  ['0.0080', '0.0080'],
  ['210000', '210\u202f000'],
  ['1 national UK 1.25', '1.00'],
])('given as %s is shown as %s', (written, shown) => {
  const html = renderSheet(sheetOf(`given g_1 = ${written}\nx = g_1 2`), 'beam')
  expect(html).toContain(`>${shown}</span></span>`)
})

test.each([
  ['L = 3 m', '3 m'],
  ['L = 3.50 m', '3.50 m'],
  ['L = -3 m', '−3 m'],
  ['L = (3 m)', '3 m'],
  ['L = 0 mm', '0 mm'],
  ['L = 45 deg', '45 deg'],
  ['L = 12 %', '12 %'],
  ['L = 0.85', '0.85'],
  ['L = 3 m if 1 < 2 | 3.5 m', '3.0 m'],
  ['L = 3 m -> mm', '3000 mm'],
  ['L = 3 m to 3', '3.00 m'],
  ['L = 3 m + 1 m', '4.00 m'],
  ['L = 3 m + 10 cm', '3100 mm'],
  ['L = 45 deg - 30 deg', '15.0 deg'],
  ['L = 12 % + 3 %', '15.0 %'],
  ['L = 1 + 3 %', '1.03'],
  ['L = max(0, 3 MPa, 5 MPa)', '5.00 MPa'],
  ['L = -(3 m - 5 m) if 1 < 2 | 1 m', '2.00 m'],
  ['L = 3 m + 1 m -> mm', '4000 mm'],
  ['L = (3 m + 1 m)/250', '16.0 mm'],
  ['L = 3 m + 0.5 (2 m) + 4 m/2', '6.00 m'],
  ['L = 3 m + 2 m^2/1 m', '5000 mm'],
  ['L = 3 kN/m (2 m) + 1 kN', '7.00 kN'],
])('%s is shown as %s', (line, shown) => {
  const html = renderSheet(sheetOf(line), 'beam')
  const text = /<span class="calculation-result">= (.*?)<\/span><span class="calculation-problem"/s.exec(
    html,
  )![1]!
  expect(text.replace(/<[^>]*>/g, '')).toBe(shown)
})

test('a step that is a number as it is shown is not said twice', () => {
  const numberOf = (line: string) =>
    renderSheet(sheetOf(line), 'beam').match(/<mtext>\s*m<\/mtext>/g)?.length ?? 0
  expect([numberOf('L = 3 m'), numberOf('L = 3 m -> mm')]).toEqual([0, 1])
})

test('a heading stands above what it is about, wherever that is shown', () => {
  const html = renderSheet(
    sheetOf(
      `heading Loads\ninput F = 1 kN "Force"\ninput q = 1 kN/m\nheading Nothing\nassume It holds.\nheading Steps\ninput a = 1 m "Arm"\nM = F a -> kNm\nF_q = q a -> kN`,
    ),
    'beam',
  )
  const [, inputs = '', lines = ''] = html.split(/<div class="calculation-(?:inputs|lines)">/)
  const headingsIn = (part: string) =>
    [...part.matchAll(/class="calculation-heading">([^<]*)/g)].map(([, text]) => text)
  expect([headingsIn(inputs), headingsIn(lines)]).toEqual([['Loads'], ['Steps']])
  expect(inputs.indexOf('Loads')).toBeLessThan(inputs.indexOf('Force'))
})

test('a sheet without inputs has no room for them', () => {
  expect(renderSheet(sheetOf('x = 2'), 'beam')).not.toContain('calculation-inputs')
})

test('a value without a source is no verification', () => {
  expect(verify(sheetOf(SHEET.replaceAll(' "By hand"', '')))).toMatchObject({ isVerified: false })
})

test.each([
  ['inputs alone', 'check a <= b', true],
  ['an input and a number', 'check ceil(n - floor(n)) <= 0.5', true],
  ['a given number beside inputs', 'check a <= g_1 b', true],
  ['inputs alone with a clause', 'check a <= b @ 6.2.1', false],
  ['an effect and a resistance that are entered', 'check E <= R', false],
  ['a force and a number', 'check E <= 100 kN', true],
  ['a result', 'check x <= b', false],
  ['a given value that is calculated', 'check g_2 <= b', false],
  ['numbers alone', 'check 1 <= 2', false],
])('a check of %s is recognised', (_of, check, isCondition) => {
  const inputs =
    'input a = 1 m\ninput b = 2 m\ninput E = 1 kN\ninput R = 2 kN\ninput n = 3\ngiven g_1 = 2\ngiven g_2 = 2 a\nx = 2 a'
  const source = `${inputs}\n${check} "Sides"`
  expect(run(source).checks).toMatchObject([{ isCondition, passes: true }])
  expect(renderSheet(sheetOf(source), 'beam').includes('class="calculation-utilisation"')).toBe(!isCondition)
})

test('nothing is said to pass while a condition on the inputs is not met', () => {
  const source = 'input n = 2.5 "Bars"\nx = 2 n\ncheck ceil(n - floor(n)) <= 0.5 "A whole number of bars"'
  expect(verdict(run(`${source}\ncheck x <= 9`))).toBe('A condition on the inputs is not met.')
  expect(renderSheet(sheetOf(`${source}\ncheck n <= 1 "One"`), 'beam')).toContain(
    '2 conditions on the inputs are not met: please look at “A whole number of bars” and “One”.',
  )
})

test.each([
  ['input a = 6 m\nx = a + 1 m', 'm'],
  ['input a = 6 m\nb = a\nx = b - a', 'm'],
  ['input a = 6 m\ngiven x = a + 1 m\ny = 2 x', 'm'],
  ['input a = 6 m\ngiven b = 50 cm\nx = a + b', 'mm'],
  ['input a = 6 m\nx = min(a, 2 m)', 'm'],
  ['input a = 6 m\nx = 2 a + 1 m', 'm'],
  ['input a = 6 m\nx = a/250', 'mm'],
  ['input a = 6 m\nx = min(a/250, a/300)', 'mm'],
  ['input a = 6 m\nb = a/2\nx = a + b', 'mm'],
  ['input a = 6 m\nx = a + 0', 'm'],
  ['input a = 6 m\nx = a if a > 1 m | a - 1 m', 'm'],
  ['input a = 6 m\nx = a if a > 1 m | a/2', 'mm'],
  ['input a = 6 m\nx = solve x in 0 m..2 a: x = a', 'mm'],
  ['input a = 6 m\nx = solve x in 0..a: x = a/2', 'm'],
  ['input q = 5 MPa\nx = q + 1 MPa', 'MPa'],
])('of %s the last line is in %s, the unit that was typed or the usual one', (source, unit) => {
  expect(sheetOf(source).display.get('x')!.unit).toBe(unit)
})

test('no utilisation is claimed where there is none', () => {
  expect(verdict(run('check 2 <= 0'))).toBe('One check fails.')
  expect(verdict(run('check -5 <= 4'))).toBe('Every check passes.')
  expect(verdict(run('check 3 <= 4'))).toBe('Every check passes; the largest utilisation is 0.750.')
})

test('a verdict names every input that cannot be taken, and counts those behind the third of many', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const source = (of: string[]) =>
    [...of.map((name) => `input ${name} = 1 m in 1 m..2 m "Length, ${name}"`), `x = ${of.join(' + ')}`].join(
      '\n',
    )
  const said = (of: string[]) => {
    const values = Object.fromEntries(of.map((name) => [name, '9']))
    return renderSheet(sheetOf(source(of)), 'beam', { values, region: null })
  }
  const begins = 'With these values not every line can be calculated: please look at '
  expect(said(['a'])).toContain(`>${begins}“Length, a”.<`)
  expect(said(['a', 'b'])).toContain(`<output class="sr-only">${begins}“Length, a” and “Length, b”.</output>`)
  expect(said(names.slice(0, 4))).toContain('“Length, a”, “Length, b”, “Length, c” and “Length, d”.')
  expect(said(names)).toContain('“Length, a”, “Length, b”, “Length, c” and 2 others.')
})

test.each([
  [0.1 + 0.2, 0.3],
  [1 / 3, 0.3333333333333],
  [0.304800000000001, 0.3048],
  [0.304800000001, 0.304800000001],
  [123456789012, 123456789012],
  [-2.5, -2.5],
  [0, 0],
  [1e-9 / 3, 3.333333333333e-10],
  [Number.MAX_VALUE, 1.797693134862e308],
])('%d is shown as the shortest decimal that is the same', (value, shown) => {
  expect(shortest(value)).toBe(shown)
})

test.each([
  ['1 000', 1000],
  ['0,5', 0.5],
  ['900 kN', 900],
  ['-3', -3],
  ['−3', -3],
  ['1,000', null],
  ['12,345,678', null],
  ['0,500', 0.5],
  ['5 m', null],
  ['', null],
  ['six', null],
])('%j typed into a field in kN is %j', (text, value) => {
  expect(typedNumber(text, 'kN')).toBe(value)
})

test('every corner of the ranges is tried', () => {
  expect(tryCorners(sheetOf(SHEET)).failing).toEqual([])
  expect(tryCorners(sheetOf('input a = 2 in 0..5\nx = 1/a')).failing).toMatchObject([{ line: 2 }])
})

test('each line has an id of its own, which citations lead to, and axes keep the digits of their numbers', () => {
  const source = 'input a = 1.5 in 1..2\nb = 3 m a @ 6.1\ncheck b <= 6 m\nplot b over a in 1..2'
  const html = renderSheet(readSheet(source, TABLES).sheet!, 'sheet')
  for (const line of [1, 2, 3, 4]) expect(html).toContain(`id="calculation-sheet-line-${line}"`)
  const ticks = [...html.matchAll(/text-anchor="middle">([^<]*)</g)].map(([, text]) => text)
  expect(ticks).toEqual(['1', '1.5', '2'])
})
