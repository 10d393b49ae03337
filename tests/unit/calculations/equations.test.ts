import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { calculationFrom } from '@/lib/calculations/rules/equations'
import { parse } from '@/lib/calculations/rules/grammar'
import { expressionOf, Unreadable } from '@/lib/calculations/rules/latex'
import { displayedEquations } from '../../support/equations'
import { TABLES } from '../../support/tables'

const linesOf = (...equations: string[]) => calculationFrom(equations).source.split('\n').slice(1)

test('a definition becomes a step with the unit of its result, and names without one become inputs', () => {
  const latex = String.raw`V_{Rd,c} = 0.12 k (100 \rho_l f_{ck})^{1/3} b_w d = 85.3\ \mathrm{kN}`
  expect(linesOf(latex, String.raw`b_w = 300\,\text{mm}`)).toEqual([
    'input b_w = 300 mm',
    'input k = ?',
    'input rho_l = ?',
    'input f_ck = ?',
    'input d = ?',
    'V_Rd.c = 0.12 k (100 rho_l f_ck)^(1/3) b_w d -> kN',
  ])
})

test('steps stand in the order in which they are calculated, whatever the order of the text', () => {
  expect(
    linesOf(
      String.raw`M_{Rd} = A_s f_{yd}\left(d - \frac{x}{2}\right) = \frac{1\,200 \times 435}{10^6} = 210\,\text{kN m}`,
      String.raw`x = \frac{A_s f_{yd}}{b f_{cd}}, \qquad f_{yd} = \frac{f_{yk}}{\gamma_S} \le 435\,\text{N/mm²}`,
      String.raw`M_{Ed} \le M_{Rd} \qquad (6.1)`,
    ),
  ).toEqual([
    ...['f_yk', 'gamma_S', 'A_s', 'b', 'f_cd', 'd', 'M_Ed'].map((name) => `input ${name} = ?`),
    'f_yd = f_yk/gamma_S',
    'x = (A_s f_yd)/(b f_cd)',
    'M_Rd = A_s f_yd (d - x/2) -> kNm',
    'check f_yd <= 435 N/mm²',
    'check M_Ed <= M_Rd',
  ])
})

test.each([
  [String.raw`\frac{a}{b}^2`, '(a/b)^2'],
  [String.raw`1/\frac{a}{b}`, '1/(a/b)'],
  [String.raw`\sqrt[3]{x}`, '(x)^(1/3)'],
  [String.raw`\frac12 \rho v^{2}`, '1/2 rho v^2'],
  [String.raw`\bar{\lambda}_{LT} - 0.2`, 'lambdabar_LT - 0.2'],
  [String.raw`\min\left(\alpha_d;\, \frac{f_{ub}}{f_u};\, 1.0\right)`, 'min(alpha_d, f_ub/f_u, 1.0)'],
  [String.raw`e^{-2 \beta}`, 'exp(-2 beta)'],
  [String.raw`\sin^{2} \theta`, 'sin(theta)^2'],
  [String.raw`\tan(33^{\circ})`, 'tan(33 deg)'],
  [String.raw`\log(n) + \lg x`, 'log10(n) + log10(x)'],
  [String.raw`z\cot\theta`, 'z (1/tan(theta))'],
  [String.raw`f'_c + \gamma_C'`, 'f_c.prime + gamma_C.prime'],
  [String.raw`\eta_1\eta_2 f_{ctd}`, 'eta_1 eta_2 f_ctd'],
  [String.raw`2.5\,\text{mm}^2`, '2.5 mm^2'],
  [String.raw`44 \times 9.0^{2}`, '44 * 9.0^2'],
  ['2 m', '2 m_1'],
])('the LaTeX %s is %s', (latex, notation) => {
  expect(expressionOf(latex)).toBe(notation)
  expect(parse(`y = ${notation}`).errors).toEqual([])
})

test.each([
  String.raw`E_d = \sum \gamma_{G,j} G_{k,j}`,
  String.raw`S_e(T) = a_g S \eta`,
  String.raw`50 \times 0.36 = 18\,\text{years}`,
  String.raw`M^{+} = 2 a`,
  String.raw`x = x + 1`,
  String.raw`\text{(class 1)}`,
  '\\frac{',
  '= 2',
  '',
])('of %s nothing is guessed', (latex) => {
  expect(calculationFrom([latex])).toMatchObject({ source: '', taken: 0 })
})

test.each([String.raw`\sin^{-1} x`, String.raw`\tan^{-1}(x)`])('%s is left to its author', (latex) => {
  expect(() => expressionOf(latex)).toThrow(Unreadable)
})

test('what cannot be read stands below the lines as it was typed', () => {
  expect(linesOf('a = 2 b', String.raw`E_d = \sum G`)).toEqual([
    'input b = ?',
    'a = 2 b',
    String.raw`# Left to you: E_d = \sum G`,
  ])
})

test('once its inputs have values, a first calculation calculates', () => {
  const { source } = calculationFrom([
    String.raw`q = 10\,\text{kN/m}, \quad L = 6\,\text{m}`,
    String.raw`M_{Ed} = \frac{q L^2}{8} = \frac{10 \times 6^2}{8} = 45\,\text{kN m}`,
  ])
  const { sheet, errors } = readSheet(source, TABLES)
  expect(errors).toEqual([])
  const { values } = calculate(sheet!.program, { values: new Map(), region: null })
  expect(Number(values.get('M_Ed')) / 1e6).toBeCloseTo(45, 9)
})

describe('the displayed equations of the starter library', () => {
  const proposals = displayedEquations()
    .filter(({ equations }) => equations.length > 0)
    .map(({ slug, equations }) => ({ slug, ...calculationFrom(equations) }))

  test('every line that is proposed can be read, but for values that nobody stated', () => {
    const unread = proposals.flatMap(({ slug, source }) => {
      const lines = source.split('\n')
      return parse(source).errors.flatMap(({ line, message }) =>
        / = \?$/.test(lines[line - 1]!) ? [] : [`${slug}: ${lines[line - 1]} (${message})`],
      )
    })
    expect(unread).toEqual([])
  })

  test('seven of ten statements are taken', () => {
    const taken = proposals.reduce((sum, one) => sum + one.taken, 0)
    const all = taken + proposals.reduce((sum, { left }) => sum + left.length, 0)
    expect(all).toBeGreaterThan(450)
    expect(taken / all).toBeGreaterThan(0.72)
  })
})
