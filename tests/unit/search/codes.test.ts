import { readableCode } from '@/lib/search/rules/readable'
import { readQuestion } from '@/lib/search/rules/question'
import { tokensOf } from '@/lib/search/rules/tokens'

const exact = (text: string) =>
  tokensOf(text)
    .filter(({ wider }) => !wider)
    .map(({ term }) => term)
const all = (text: string) => tokensOf(text).map(({ term }) => term)

test.each([
  'EN1993-1-1',
  'EN 1993-1-1',
  'EN 1993-1-1:2005',
  'EN 1993-1-1:2005+A1:2014',
  'BS EN 1993-1-1:2005',
  'DIN EN 1993-1-1',
  'en1993-1-1',
  'prEN 1993-1-1',
  'EN 1993 -1-1',
  'EN 1993–1–1',
  'EN-1993-1-1',
  '1993-1-1',
  'EC3-1-1',
  'EC3 1-1',
  'Eurocode 3 Part 1-1',
  'Eurocode 3, Part 1-1',
  'en1993 1 1',
  'EN 1993 1 1',
  'eurocode 3 part 1 1',
  'Eurocode III Part 1-1',
])('%j is EN 1993-1-1', (text) => {
  expect(exact(text)).toEqual(['#en1993-1-1'])
})

test.each([
  'EC3',
  'EC 3',
  'Eurocode 3',
  'Eurocode III',
  'eurocode three',
  'Eurocode 3.',
  'EN 1993',
  'EN1993',
  'BS EN 1993:2005',
])('%j is EN 1993 in whole', (text) => {
  expect(exact(text)).toEqual(['#en1993='])
})

test.each([
  ['BS 5950-1:2000', '#bs5950-1'],
  ['BS5950 Part 1', '#bs5950-1'],
  ['BS 8110', '#bs8110='],
  ['ACI 318-19', '#aci318='],
  ['ACI 318M-14', '#aci318='],
  ['ANSI/AISC 360-22', '#aisc360='],
  ['AISC 360-16', '#aisc360='],
  ['ASCE/SEI 7-22', '#asce7='],
  ['ASTM A992', '#astma992='],
  ['EN ISO 3834-2', '#iso3834-2'],
  ['AS/NZS 1170.2', '#asnzs1170.2='],
  ['SCI P362', '#scip362='],
])('%j is the standard %s', (text, term) => {
  expect(exact(text)).toEqual([term])
})

test('a part is never another part, and never the digits that it is written with', () => {
  expect(all('EN 1993-1-1')).toEqual(['#en1993-1-1', '#en1993-1', '#en1993', '1993'])
  expect(all('EN 1993-1-8')).not.toContain('#en1993-1-1')
  expect(exact('EN 1993-1-1 and EN 1993-1-8')).toEqual(['#en1993-1-1', '#en1993-1-8'])
})

test('a year, a range and a sentence are not standards', () => {
  expect(exact('1990-1997')).toEqual(['1990', '1997'])
  expect(exact('the span is 800 mm, as 4 bolts')).toEqual(['span', '800', 'mm', '4', 'bolts'])
  expect(exact('EN 1993-1-1 - 6.3.2')).toEqual(['#en1993-1-1', '#cl:6.3.2='])
})

test.each([
  '6.3.2.3',
  'cl. 6.3.2.3',
  'cl 6.3.2.3',
  'clause 6.3.2.3(1)',
  '§6.3.2.3',
  'Section 6.3.2.3',
  '(6.3.2.3)',
])('%j is clause 6.3.2.3, found under its parents', (text) => {
  expect(all(text)).toEqual(['#cl:6.3.2.3=', '#cl:6.3', '#cl:6.3.2', '#cl:6.3.2.3'])
})

test('a clause beside its standard is a clause of that standard, on either side', () => {
  for (const text of ['EN 1993-1-1, 6.3.2', 'clause 6.3.2 of EN 1993-1-1', '6.3.2 EC3-1-1'])
    expect(all(text)).toContain('#en1993-1-1:6.3.2')
  expect(all(`EN 1993-1-1 ${'and more words about other things '.repeat(3)} 6.3.2`)).not.toContain(
    '#en1993-1-1:6.3.2',
  )
})

test.each([
  ['Table 6.2', '#tab:6.2'],
  ['Tab. 6.2', '#tab:6.2'],
  ['Figure 3.1', '#fig:3.1'],
  ['Fig. 3.1', '#fig:3.1'],
  ['eq. (6.54)', '#eq:6.54'],
  ['Expression 6.54', '#eq:6.54'],
  ['Annex B', '#cl:b='],
  ['C30/37', '#c30/37'],
  ['C 30/37', '#c30/37'],
  ['LC30/33', '#lc30/33'],
  ['S355', '#s355'],
  ['S 355', '#s355'],
  ['S355J2+N', '#s355j2+n'],
  ['GL24h', '#gl24h'],
  ['GL 24h', '#gl24h'],
  ['C24', '#c24'],
  ['B500B', '#b500b'],
  ['M20', '#m20'],
  ['UB 457x191x67', '#457x191x67'],
  ['457 x 191 x 67 UB', '#457x191x67'],
  ['457×191×67 UKB', '#457x191x67'],
  ['457 x 191 UB 67', '#457x191x67'],
  ['IPE 300', '#ipe300'],
  ['IPE300', '#ipe300'],
  ['HE 200 B', '#heb200'],
  ['HEB 200', '#heb200'],
  ['HE B 200', '#heb200'],
  ['HE-B 200', '#heb200'],
  ['he 200 b', '#heb200'],
  ['HE 200 AA', '#heaa200'],
  ['IPE 300 A', '#ipea300'],
  ['IPE A 300', '#ipea300'],
  ['HD 400x187', '#hd400x187'],
  ['UNP 200', '#unp200'],
  ['W12x26', '#w12x26'],
  ['W 14 x 22', '#w14x22'],
  ['W360x33', '#w360x33'],
  ['HSS6x6x1/4', '#hss6x6x1/4'],
  ['S12x31.8', '#s12x31.8'],
  ['CHS 168.3x6.3', '#168.3x6.3'],
  ['168.3 x 5 CHS', '#168.3x5'],
  ['L 60x60x6', '#60x60x6'],
  ['L6x4x1/2', '#l6x4x1/2'],
  ['SHS 100x100x5', '#100x100x5'],
  ['kN/m2', '#kn/m2'],
  ['kN/m²', '#kn/m2'],
  ['kN/m^2', '#kn/m2'],
  ['kN m⁻²', '#kn/m2'],
  ['kNm', '#knm'],
  ['kN·m', '#knm'],
  ['N/mm²', '#mpa'],
  ['γM0', '#gammam0'],
  ['yM0', '#gammam0'],
  ['y_M0', '#gammam0'],
  ['y_{M0}', '#gammam0'],
  ['γ_M0', '#gammam0'],
  ['\\gamma_{M0}', '#gammam0'],
  ['gamma_M0', '#gammam0'],
  ['gamma M0', '#gammam0'],
  ['χLT', '#chilt'],
  ['chi_LT', '#chilt'],
  ['f_ck', 'fck'],
  ['fck', 'fck'],
  ['M_b,Rd', 'mbrd'],
  ['Mb,Rd', 'mbrd'],
])('%j is read as %s', (text, term) => {
  expect(exact(text)).toEqual([term])
})

test.each([
  [['Eurocode zero', 'Eurocode 0', 'EN 1990'], '#en1990='],
  [['Eurocode IX', 'eurocode nine', 'EC9'], '#en1999='],
  [['en1998 1', 'EN 1998-1', 'Eurocode VIII part 1'], '#en1998-1'],
])('%j are one standard', (texts, term) => {
  for (const text of texts) expect(exact(text)).toEqual([term])
})

test('a unit does not run into the symbol behind it', () => {
  expect(exact('3305 kN\nM_y,Rk')).toEqual(['3305', 'kn', 'myrk'])
})

test('a number behind a standard is not always its part', () => {
  expect(exact('EN 1990 2 kN')).toEqual(['#en1990=', '2', 'kn'])
  expect(exact('EN 1991 1 5 mm')[0]).toBe('#en1991=')
})

const VRDC = ['VRd,c', 'V_Rd,c', 'V_{Rd,c}', 'VRdc', 'vrd,c', 'v_rd,c', 'V Rd,c', 'vrdc']
const LAMBDA = [
  'λ_LT',
  'λLT',
  'λ\u0304_LT',
  'λ\u0305LT',
  'λ bar LT',
  'lambda bar LT',
  'lambda-bar LT',
  'bar lambda_LT',
]

test.each([
  [VRDC, 'vrdc'],
  [['V_Rd,max', 'VRd,max', 'vrd,max', 'VRdmax'], 'vrdmax'],
  [['Mb,Rd', 'M_b,Rd', 'M_{b,Rd}', 'MbRd', 'mb,rd'], 'mbrd'],
  [['χLT', 'χ_LT', 'chi LT', 'chi_LT', 'chi lt', '\\chi_{LT}', 'chi-LT', 'χ LT'], '#chilt'],
  [['α_cc', 'αcc', 'alpha cc', 'alpha_cc', 'alphacc', '\\alpha_{cc}'], '#alphacc'],
  [
    [...LAMBDA, 'lambda LT', 'lambda_LT', 'lambda,LT', '\\bar{\\lambda}_{LT}', '\\overline{\\lambda}_{LT}'],
    '#lambdalt',
  ],
  [['γM2,ser', 'γ_M2,ser', 'gamma M2,ser'], '#gammam2ser'],
  [['γM', 'γ_M', 'gamma M', 'gamma_M', 'gammaM'], '#gammam'],
  [['A_s,min', 'As,min'], 'asmin'],
])('%j are one symbol', (texts, term) => {
  for (const text of texts) expect([text, exact(text)]).toEqual([text, [term]])
})

test.each([
  ['vrd,c', 'V_Rd,c'],
  ['VRdc', 'V_Rd,c'],
  ['v_Rd,c', 'v_Rd,c'],
  ['χLT', 'χ_LT'],
  ['chi lt', 'χ_LT'],
  ['lambda bar LT', 'λ\u0304_LT'],
  ['gamma m0', 'γ_M0'],
  ['gamma g', 'γ_G'],
  ['mbrd', 'M_b,Rd'],
  ['f_ck', 'f_ck'],
])('%j is labelled %s', (text, label) => {
  expect(
    tokensOf(text)
      .find((token) => token.label)
      ?.label?.(),
  ).toBe(label)
})

test.each([
  'betas and gammas',
  'a pin, a nut and a chip',
  'the chief was fed',
  'needed',
  'a,b',
  'x,y,z',
  'pied',
])('%j holds no symbol', (text) => {
  expect(tokensOf(text).filter(({ label }) => label !== undefined)).toEqual([])
})

test('a code ends before the space that follows it', () => {
  for (const text of [
    'f_ck is given',
    'V_Rd,max = 1',
    'γ_M0 and',
    'S355 steel',
    'λ_LT ',
    '457 × 191 × 67 UB in',
  ])
    for (const { start, end } of tokensOf(text))
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
  const [symbol] = tokensOf('V_Rd,max, then')
  expect('V_Rd,max, then'.slice(symbol!.start, symbol!.end)).toBe('V_Rd,max')
})

test.each(['equation 6.10a', 'expression 6.10a', 'eq. (6.10a)', 'Exp. 6.10a', 'eqn 6.10a'])(
  '%j is equation 6.10a, found by its number too',
  (text) => {
    expect(all(text)).toEqual(['#eq:6.10a', '6.10a'])
  },
)

test('a list of equations is read to its end', () => {
  expect(exact('expressions 6.10, 6.10a and 6.10b worked')).toEqual([
    '#eq:6.10',
    '#eq:6.10a',
    '#eq:6.10b',
    'worked',
  ])
  expect(exact('expression 6.10 and 1.35 times')).toEqual(['#eq:6.10', '1.35', 'times'])
})

test.each(['NA.2.17', 'NA 2.17', 'na.2.17', 'clause NA.2.17', 'cl. NA.2.17', 'NA. 2.17'])(
  '%j is a clause of the national annex and no other',
  (text) => {
    expect(all(text)).toEqual(['#cl:na.2.17=', '#cl:na.2', '#cl:na.2.17'])
  },
)

test('a clause is not one of the national annex, nor is a table of another annex', () => {
  expect(all('clause 2.17')).toEqual(['#cl:2.17=', '#cl:2.17'])
  expect(exact('Table NA.1')).toEqual(['#tab:na.1'])
  expect(exact('Table A.NA.3')).not.toContain('#cl:na.3=')
  expect(all('UK NA to BS EN 1993-1-1:2005, cl. NA.2.17')).toContain('#en1993-1-1:na.2.17')
})

test.each([
  [['33°', '33 °', '33 deg', '33 degrees'], '#33°'],
  [['5%', '5 %', '5 per cent', '5 percent'], '#5%'],
])('%j belong together, and the number is found alone', (texts, term) => {
  for (const text of texts) expect(all(text)).toEqual([term, term.slice(1, -1)])
})

test('a temperature is not an angle', () => {
  expect(exact('20 °C and 20 degrees Celsius')).not.toContain('#20°')
})

test('a section is found by half its name', () => {
  expect(all('457 × 191 × 67 UB')).toEqual(expect.arrayContaining(['457', '#457x191', '#457x191x67']))
})

test.each([
  ['#en1993-1-1', 'EN 1993-1-1'],
  ['#en1993-1-1:na.2.17', 'EN 1993-1-1, NA.2.17'],
  ['#csaa23.3=', 'CSA A23.3'],
  ['#csas16=', 'CSA S16'],
  ['#astma992=', 'ASTM A992'],
  ['#asnzs1170', 'AS/NZS 1170'],
  ['#nds2018', 'NDS 2018'],
  ['#cl:na.2.17=', 'Clause NA.2.17'],
  ['#cl:b.2=', 'Clause B.2'],
  ['#cl:b=', 'Clause B'],
  ['#eq:6.10a', 'Equation 6.10a'],
  ['#tab:na.1', 'Table NA.1'],
  ['#knm', 'kNm'],
  ['#kn/m2', 'kN/m²'],
  ['#mpa', 'N/mm²'],
  ['#457x191x67', '457 × 191 × 67'],
  ['#gl24h', 'GL24h'],
  ['#s355', 'S355'],
  ['#33°', '33°'],
])('%s is shown as %s', (term, shown) => {
  expect(readableCode(term)).toBe(shown)
})

test('a number keeps its unit apart', () => {
  expect(exact('5kN/m2')).toEqual(['5', '#kn/m2'])
  expect(exact('200mm')).toEqual(['200', 'mm'])
})

test.each([
  '1'.repeat(1e5),
  '-'.repeat(1e5),
  'EN '.repeat(3e4),
  'a_'.repeat(5e4),
  '1.'.repeat(5e4),
  'en1993-'.repeat(2e4),
  '\\gamma_{'.repeat(1e4),
  'e\u0301'.repeat(4e4),
  ' 5 x 5'.repeat(2e4),
  'Vv,'.repeat(3e4),
  'lambda bar '.repeat(1e4),
  'expressions 6.1, '.repeat(1e4),
  'NA '.repeat(3e4),
])('hostile text %# ends', (text) => {
  expect(tokensOf(text).length).toBeLessThanOrEqual(text.length)
})

test.each([
  ['gammaG', '#gammag'],
  ['gamma G', '#gammag'],
  ['gamma G,sup', '#gammagsup'],
  ['\\gamma_{G,sup}', '#gammagsup'],
  ['\\bar\\lambda_{LT}', '#lambdalt'],
  ['λ bar LT', '#lambdalt'],
  ['psi0', '#psi0'],
  ['psi_0', '#psi0'],
  ['ψ0', '#psi0'],
  ['xi1', '#xi1'],
  ['etafi', '#etafi'],
])('%j is one symbol however it is typed', (text, term) => {
  expect(exact(text)).toEqual([term])
})

test.each(['φMn', 'φM_n', 'φ M_n', 'phiMn', 'phi Mn', '\\phi M_n'])(
  '%j is a factor and a nominal strength',
  (text) => {
    expect(exact(text)).toEqual(['phi', 'mn'])
  },
)

test.each([
  ['Schweißnaht', ['schweissnaht']],
  ['nœud', ['noeud']],
  ['Ø20', ['20']],
  ['Ø 20 mm', ['20', 'mm']],
  ["l'âme", ['ame']],
  ['bord d’attaque', ['bord', 'attaque']],
  ["f'c", ['fc']],
  ["d' = 50", ['d', '50']],
])('%j is read as its plain letters', (text, terms) => {
  expect(tokensOf(text).map(({ term }) => term)).toEqual(terms)
})

test('a section of AISC 360 is found under its chapter, and asks for the chapter after itself', () => {
  expect(all('ANSI/AISC 360-22, section E3')).toContain('#aisc360:e')
  expect(all('EN 1993-1-1, 6.3')).not.toContain('#en1993-1-1:6')
  const asked = readQuestion('360 E7', new Map()).parts.find(({ typed }) => typed === '#aisc360:e7')
  expect(asked?.alternatives.map(({ term, loose }) => [term, loose ?? false])).toEqual([
    ['#aisc360:e7', false],
    ['#aisc360:e', true],
  ])
})

test('a symbol with an index of several parts is found under its first part too', () => {
  expect(all('γ_G,sup')).toContain('#gammag')
  expect(all('ψ_0,UK')).toContain('#psi0')
  expect(all('γ_G')).not.toContain('#gammagsup')
})

test('a Greek index is read by its name', () => {
  expect(exact('k_σ')).toEqual(exact('k_sigma'))
})

test.each([
  ['Am/V', '#q:am/v'],
  ['A_m/V', '#q:am/v'],
  ['b/t', '#q:b/t'],
  ['h_w/t_w', '#q:hw/tw'],
  ['M/EI', '#q:m/ei'],
  ['A_m / V', '#q:am/v'],
  ['σ/f_y', '#q:sigma/fy'],
  ['b_f/2t_f', '#q:bf/2tf'],
  ['b/2t', '#q:b/2t'],
])('%j is one symbol over another', (text, term) => {
  expect(all(text)).toContain(term)
})

test.each(['kN/m', 'kN/m2', 'N/mm', 'm/s', 'm/s2', 'C30/37', 'beam/column', 'AS/NZS 1170.2'])(
  '%j is no symbol over another',
  (text) => {
    expect(all(text).filter((term) => term.startsWith('#q:'))).toEqual([])
  },
)

test.each(['ACI 22.5', 'ACI 318 22.5', 'ACI 318-19, 22.5'])('%j is a section of ACI 318', (text) => {
  expect(all(text)).toContain('#aci318:22.5')
})

test.each(['AISC E3', 'AISC 360 E3', 'AISC 360-22, E3'])('%j is a section of AISC 360', (text) => {
  expect(all(text)).toContain('#aisc360:e3')
})

test('a table is named with the set that it is of', () => {
  expect(exact('Table A1.2(B)')).toEqual(['#tab:a1.2'])
})
