import { checkEquation, evaluate } from '../support/latex-arithmetic'

describe('evaluate', () => {
  test.each<[string, number]>([
    ['12.5', 12.5],
    ['1\\,250', 1250],
    ['12\\,345.6\\,\\text{mm}', 12345.6],
    ['-3 + 5', 2],
    ['2 + 3 \\times 4', 14],
    ['24 / 2 / 3', 4],
    ['-2^{2}', -4],
    ['\\frac{25 \\times 8^{2}}{8}\\,\\text{kN m}', 200],
    ['\\dfrac{1}{\\frac{1}{4}}', 4],
    ['\\sqrt{16} + \\sqrt[3]{27}', 7],
    ['2\\pi', 2 * Math.PI],
    ['0.5\\left(1 + 0.34\\left[1.2 - 0.2\\right] + 1.2^{2}\\right)', 1.39],
    ['\\sin(30^{\\circ})', 0.5],
    ['\\tan^{2}(45^{\\circ} + 30^{\\circ}/2)', 3],
    ['\\arctan(1)', 45],
    ['\\ln(e^{2})', 2],
    ['\\exp(0)', 1],
    ['\\min(3;\\,1.5 \\times 4;\\,2)', 2],
    ['\\max(3;\\,1.5)', 3],
    ['2.5 \\times 10^{-3}', 0.0025],
    ['5\\,\\mathrm{m} \\times 3\\,\\mathrm{m}', 15],
    ['5\\,\\text{mm}^{2}', 5],
  ])('%s', (latex, value) => {
    expect(evaluate(latex)).toBeCloseTo(value, 9)
  })

  test.each([
    '',
    'M_{Ed}',
    'f_y / 1.0',
    '2 x',
    '3 4',
    '\\frac{1}{0}',
    '\\sqrt{-1}',
    '(1 + 2',
    '5 \\pm 1',
    '\\text{kN}',
    'e',
    '\\alpha',
  ])('leaves %s alone', (latex) => {
    expect(evaluate(latex)).toBeNull()
  })
})

describe('checkEquation', () => {
  const verdicts = (latex: string): boolean[] => checkEquation(latex).map((pair) => pair.ok)

  test('compares only neighbours that are both numeric', () => {
    const pairs = checkEquation(
      'M_{Ed} = \\frac{w L^2}{8} = \\frac{25 \\times 8^{2}}{8} = 200\\,\\text{kN m} \\le M_{Rd}',
    )
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({ expected: 200, shown: 200, ok: true })
  })

  test('catches a wrong step', () => {
    expect(verdicts('M = \\frac{25 \\times 8^{2}}{8} = 201\\,\\text{kN m}')).toEqual([false])
    expect(verdicts('0.85 \\times 30 / 1.5 = 17 = 18')).toEqual([true, false])
  })

  test('allows half a unit in the last displayed digit and no more', () => {
    expect(verdicts('2 / 3 = 0.667')).toEqual([true])
    expect(verdicts('2 / 3 = 0.67')).toEqual([true])
    expect(verdicts('2 / 3 = 0.66')).toEqual([false])
    expect(verdicts('123.5 \\times 10^{4} = 1.24 \\times 10^{6}')).toEqual([true])
    expect(verdicts('123.5 \\times 10^{4} = 1.25 \\times 10^{6}')).toEqual([false])
    expect(verdicts('1.24 \\times 10 = 12.4^{\\circ}')).toEqual([true])
  })

  test('allows one in a thousand when the right-hand side is an expression', () => {
    expect(verdicts('99.95 = 2 \\times 50')).toEqual([true])
    expect(verdicts('99.5 = 2 \\times 50')).toEqual([false])
  })

  test('checks inequalities', () => {
    expect(verdicts('0.93 \\le 1.0')).toEqual([true])
    expect(verdicts('1.03 \\lt 1.0')).toEqual([false])
    expect(verdicts('355 \\ge 355 > 354')).toEqual([true, true])
  })

  test('does not compare across two statements, or inside a bracket', () => {
    expect(verdicts('a = 3 \\quad b = 4')).toEqual([])
    expect(verdicts('3 \\Rightarrow 4 = 4')).toEqual([true])
    expect(verdicts('\\left(3 = 4\\right)')).toEqual([])
  })
})
