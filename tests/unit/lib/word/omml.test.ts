import katex from 'katex'
import { readEquation } from '@/lib/articles/word/rules/omml'
import { parseXml } from '@/lib/articles/word/rules/xml'
import {
  acc,
  bar,
  box,
  d,
  eqArr,
  frac,
  func,
  groupChr,
  limLow,
  limUpp,
  matrix,
  nary,
  oMath,
  oMathPara,
  r,
  rad,
  sPre,
  sSub,
  sSubSup,
  sSup,
  upright,
  words,
} from '../../../support/omml'

const read = (omml: string) => readEquation(parseXml(omml))

/** Each as Word writes it, and as an author of LaTeX would. */
const CORPUS: [name: string, omml: string, latex: string][] = [
  ['a run', r('a+b=c'), 'a+b=c'],
  ['Greek letters', r('αβγδελΔΩ'), '\\alpha\\beta\\gamma\\delta\\varepsilon\\lambda\\Delta\\Omega'],
  ['a Greek letter before a Latin one', r('πr'), '\\pi r'],
  ['the two epsilons and phis', r('ϵεϕφ'), '\\epsilon\\varepsilon\\phi\\varphi'],
  ['operators', r('a×b·c÷d±e'), 'a\\times b\\cdot c\\div d\\pm e'],
  ['comparisons', r('a≤b≥c≠d≈e≪f'), 'a\\le b\\ge c\\ne d\\approx e\\ll f'],
  ['a minus of Unicode', r('a−b'), 'a-b'],
  ['arrows and infinity', r('x→∞'), 'x\\to\\infty'],
  ['what LaTeX needs escaped', r('5%#$_{}'), '5\\%\\#\\$\\_\\{\\}'],
  ['a backslash', r('A\\B'), 'A\\backslash B'],
  ['an ampersand outside an array', r('a&b'), 'a\\&b'],
  ['a prime', r('f′'), "f'"],
  ['degrees', r('45°'), '45^{\\circ}'],
  ['raised digits', r('2.1×10⁵'), '2.1\\times 10^{5}'],
  ['several of them', r('10²³'), '10^{23}'],
  ['a raised sign', r('10⁻³'), '10^{-3}'],
  ['raised in runs of their own', r('10') + r('⁻') + r('³'), '10^{-3}'],
  ['raised upright', upright('10⁶'), '\\mathrm{10^{6}}'],
  ['raised letters', r('xⁿ⁺ⁱ=Aᵀ'), 'x^{n+i}=A^{T}'],
  ['a raised Greek letter', r('xᵝᵃ'), 'x^{\\beta a}'],
  ['lowered digits', r('a₁₂'), 'a_{12}'],
  ['lowered letters and signs', r('xᵢ₊₁'), 'x_{i+1}'],
  ['lowered and raised', r('x₁²'), 'x_{1}^{2}'],
  ['every raised and lowered digit', r('a⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁼⁾b₀₁₂₃₄₅₆₇₈₉'), 'a^{0123456789(=)}b_{0123456789}'],
  ['a power with a raised digit in its base', sSup(r('x²'), r('3')), '{x^{2}}^{3}'],
  ['a digit in a circle', r('①'), '\\text{①}'],
  ['letters of the mathematical alphabets', r('𝑀𝜎ℎ'), 'M\\sigma h'],
  ['bold ones', r('𝐊𝐮'), '\\mathbf{K}\\mathbf{u}'],
  ['a double-struck one', r('ℝ'), '\\mathbb{R}'],
  ['spaces between words alone', r('a = b if c'), 'a=b\\ if\\ c'],
  ['upright letters', sSub(r('f'), upright('ck')), 'f_{\\mathrm{ck}}'],
  ['bold letters', r('K', { sty: 'b' }), '\\mathbf{K}'],
  ['script letters', r('L', { scr: 'script' }), '\\mathcal{L}'],
  ['normal text', words('if the beam is long & thin'), '\\text{if the beam is long \\& thin}'],
  ['text of another script', words('für 5 %'), '\\text{für 5 \\%}'],
  ['a fraction', frac(r('a'), r('b')), '\\frac{a}{b}'],
  ['a fraction in a fraction', frac(frac(r('a'), r('b')), r('c')), '\\frac{\\frac{a}{b}}{c}'],
  ['a linear fraction', frac(r('a'), r('b'), 'lin'), '{a}/{b}'],
  ['a skewed fraction', frac(r('1'), r('2'), 'skw'), '{}^{1}\\!/_{2}'],
  ['a fraction without a bar', frac(r('a'), r('b'), 'noBar'), '\\genfrac{}{}{0pt}{}{a}{b}'],
  ['a subscript', sSub(r('M'), r('Ed')), 'M_{Ed}'],
  ['a superscript', sSup(r('x'), r('2')), 'x^{2}'],
  ['both', sSubSup(r('σ'), r('c'), r('2')), '\\sigma_{c}^{2}'],
  ['scripts of what is more than a letter', sSup(r('ab'), r('2')), '{ab}^{2}'],
  ['scripts of a primed letter', sSup(r('f′'), r('2')), "{f'}^{2}"],
  ['scripts in scripts', sSub(r('M'), sSub(r('c'), r('1'))), 'M_{c_{1}}'],
  ['scripts before', sPre(r('a'), r('b'), r('X')), '{}_{a}^{b}{X}'],
  ['a square root', rad(r('x+1')), '\\sqrt{x+1}'],
  ['a cube root', rad(r('x'), r('3')), '\\sqrt[{3}]{x}'],
  [
    'a sum',
    nary({ chr: '∑', limLoc: 'undOvr' }, r('i=1'), r('n'), sSub(r('x'), r('i'))),
    '\\sum_{i=1}^{n}{x_{i}}',
  ],
  [
    'a sum with its limits beside it',
    nary({ chr: '∑', limLoc: 'subSup' }, r('i'), '', r('x')),
    '\\sum\\nolimits_{i}{x}',
  ],
  ['a product', nary({ chr: '∏' }, r('k'), r('n'), r('k')), '\\prod_{k}^{n}{k}'],
  ['an integral', nary({ limLoc: 'subSup' }, r('0'), r('L'), r('w dx')), '\\int_{0}^{L}{w\\ dx}'],
  [
    'an integral with limits above and below',
    nary({ chr: '∫', limLoc: 'undOvr' }, r('0'), r('L'), r('x')),
    '\\int\\limits_{0}^{L}{x}',
  ],
  ['an integral without limits', nary({ subHide: '1', supHide: '1' }, '', '', r('x')), '\\int{x}'],
  ['a contour integral', nary({ chr: '∮', subHide: '1', supHide: '1' }, '', '', r('q')), '\\oint{q}'],
  ['parentheses', d([r('a+b')]), '\\left(a+b\\right)'],
  ['brackets', d([r('x')], { begChr: '[', endChr: ']' }), '\\left[x\\right]'],
  ['braces', d([r('x')], { begChr: '{', endChr: '}' }), '\\left\\{x\\right\\}'],
  ['an absolute value', d([r('x')], { begChr: '|', endChr: '|' }), '\\left|x\\right|'],
  ['a norm', d([r('u')], { begChr: '‖', endChr: '‖' }), '\\left\\|u\\right\\|'],
  ['a floor', d([r('n')], { begChr: '⌊', endChr: '⌋' }), '\\left\\lfloor n\\right\\rfloor'],
  ['one side alone', d([r('x')], { begChr: '', endChr: '|' }), '\\left.x\\right|'],
  ['parts between bars', d([r('a'), r('b')]), '\\left(a\\middle|b\\right)'],
  ['parts between commas', d([r('a'), r('b')], { sepChr: ',' }), '\\left(a,b\\right)'],
  ['a power of parentheses', sSup(d([r('a')]), r('2')), '{\\left(a\\right)}^{2}'],
  ['a binomial', d([frac(r('n'), r('k'), 'noBar')]), '\\binom{n}{k}'],
  [
    'a matrix',
    matrix([
      [r('a'), r('b')],
      [r('c'), r('d')],
    ]),
    '\\begin{matrix}a&b\\\\c&d\\end{matrix}',
  ],
  ['a matrix in parentheses', d([matrix([[r('1')], [r('2')]])]), '\\begin{pmatrix}1\\\\2\\end{pmatrix}'],
  [
    'a matrix in brackets',
    d([matrix([[r('k')]])], { begChr: '[', endChr: ']' }),
    '\\begin{bmatrix}k\\end{bmatrix}',
  ],
  ['a determinant', d([matrix([[r('k')]])], { begChr: '|', endChr: '|' }), '\\begin{vmatrix}k\\end{vmatrix}'],
  ['a function', func(upright('sin'), r('x')), '\\sin x'],
  ['a function of parentheses', func(upright('cos'), d([r('θ')])), '\\cos \\left(\\theta\\right)'],
  ['a power of a function', func(sSup(upright('sin'), r('2')), r('x')), '\\sin^{2}x'],
  ['a function of another name', func(upright('erf'), r('x')), '\\operatorname{erf}x'],
  ['a limit', func(limLow(upright('lim'), r('x→0')), r('f')), '\\lim_{x\\to 0}f'],
  ['a maximum', func(limLow(upright('max'), r('i')), r('x')), '\\max_{i}x'],
  ['something set below', limLow(r('A'), r('n')), '\\underset{n}{A}'],
  ['something set above', limUpp(r('='), words('def')), '\\overset{\\text{def}}{=}'],
  ['a hat', acc(null, r('x')), '\\hat{x}'],
  ['a wide hat', acc('\u0302', r('xy')), '\\widehat{xy}'],
  ['a tilde', acc('\u0303', r('x')), '\\tilde{x}'],
  ['a bar as an accent', acc('\u0305', r('λ')), '\\bar{\\lambda}'],
  ['dots', acc('\u0308', r('u')), '\\ddot{u}'],
  ['a vector', acc('\u20d7', r('F')), '\\vec{F}'],
  ['a bar above', bar('top', r('AB')), '\\overline{AB}'],
  ['a bar below', bar('bot', r('x')), '\\underline{x}'],
  [
    'a brace below with words',
    limLow(groupChr({ chr: '⏟' }, r('a+b')), words('dead load')),
    '\\underbrace{a+b}_{\\text{dead load}}',
  ],
  [
    'a brace above',
    limUpp(groupChr({ chr: '⏞', pos: 'top', vertJc: 'bot' }, r('a')), r('n')),
    '\\overbrace{a}^{n}',
  ],
  ['a box', box('box', r('a=b')), 'a=b'],
  ['a frame', box('borderBox', r('E=mc')), '\\boxed{E=mc}'],
  ['what is not shown', box('phant', r('x'), { show: '0' }), '\\phantom{x}'],
  ['an array that is aligned', eqArr([r('a&=b'), r('&=c')]), '\\begin{aligned}a&=b\\\\&=c\\end{aligned}'],
  ['an array that is not', eqArr([r('a'), r('b')]), '\\begin{array}{l}a\\\\b\\end{array}'],
  [
    'cases',
    d([eqArr([r('1,&x>0'), r('0,&x≤0')])], { begChr: '{', endChr: '' }),
    '\\begin{cases}1,&x>0\\\\0,&x\\le 0\\end{cases}',
  ],
  ['a numbered equation', eqArr([r('M=Wf#(6.1)')]), 'M=Wf\\tag{6.1}'],
  ['a number in parentheses of their own', eqArr([`${r('M=Wf#')}${d([r('6')])}`]), 'M=Wf\\tag{6}'],
]

test('the corpus has what it promises', () => {
  expect(CORPUS.length).toBeGreaterThan(80)
})

test.each(CORPUS)('%s is read as LaTeX that is typeset', (_, omml, latex) => {
  const { latex: made } = read(oMath(omml))
  expect(made).toBe(latex)
  expect(() =>
    katex.renderToString(made!, { throwOnError: true, strict: 'ignore', displayMode: true }),
  ).not.toThrow()
})

test('equations below one another are gathered', () => {
  expect(read(oMathPara(r('a=b'), r('c=d'))).latex).toBe('\\begin{gathered}a=b\\\\c=d\\end{gathered}')
  expect(read(oMathPara(r('a=b'))).latex).toBe('a=b')
})

test('runs of the text, tracked insertions and properties are read through', () => {
  expect(
    read(oMath(`<w:ins>${r('a')}</w:ins><w:bookmarkStart/><w:r><w:t>text</w:t></w:r><m:ctrlPr/>`)).latex,
  ).toBe('a\\text{text}')
})

test.each([
  ['an element that nobody knows', '<m:future><m:e/></m:future>'],
  ['an operator that is none', nary({ chr: '♞' }, r('i'), r('n'), r('x'))],
  ['an accent that LaTeX has not', acc('\u20eb', r('x'))],
  ['a delimiter that LaTeX has not', d([r('x')], { begChr: '♞', endChr: '♞' })],
])('%s leaves the text of the equation', (_, omml) => {
  expect(read(oMath(`${r('x=')}${omml}`))).toMatchObject({
    latex: null,
    text: expect.stringMatching(/^x=/) as string,
  })
})
