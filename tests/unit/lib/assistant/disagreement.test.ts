import { disagreementOf } from '@/lib/assistant/rules/disagreement'
import { speaksOfMeasure } from '@/lib/assistant/rules/extraction'
import { statedIn } from '@/lib/assistant/rules/statements'
import type { Evidence } from '@/lib/assistant/types'
import { disagreementAmong } from '@/lib/search/answers/rules/differing'
import type { DisagreementSide } from '@/lib/search/types'

const passage = (text: string, more: Partial<Evidence> = {}): Evidence => ({
  id: 1,
  title: 'Bending of slabs',
  section: 'Design strength',
  href: '/articles/a#s-design-strength',
  text,
  marked: null,
  citations: [],
  ...more,
})
const cites = (standard: string) => [{ standard, locality: 'clause 3.1', year: null, standing: null }]
const values = (found: ReturnType<typeof disagreementOf>) => found?.sides.map(({ value }) => value)

const CARBON = passage('For carbon steel γ_M0 = 1.0.', { citations: cites('EN 1993-1-1') })
const STAINLESS = passage('For stainless steel γ_M0 is 1.1.', {
  title: 'Stainless members',
  citations: cites('EN 1993-1-4'),
})

test.each([
  ['The annex sets α_cc = 0.85 for flexure.', ['0.85']],
  ['With γ_M0 = 1.0, the rest follows.', ['1.0']],
  ['Here φ_0 = 1/200.', ['1/200']],
  ['The strength f_g,k = 45 N/mm² is that of float glass.', ['45 N/mm²']],
  ['Take f_cd = 0.85 f_ck.', []],
  ['C_Rd,c = 0.18/γ_C', []],
  ['f_ywd,ef = 250 + 0.25 d', []],
  ['The class 3 limit k = 42.', []],
  ['k_1 = k_2 = 3', ['3']],
])('what %p states', (text, stated) => {
  expect(statedIn(text).map(({ value }) => value)).toEqual(stated)
})

test('two passages that state another value for the symbol that is asked for disagree, by their standards', () => {
  const found = disagreementOf('What is γ_M0?', [CARBON, STAINLESS], null)
  expect(values(found)).toEqual(['1.0', '1.1'])
  expect(found).toMatchObject({ symbol: 'γ_M0', depends: 'standard' })
  expect(found?.sides[1]).toMatchObject({ quote: STAINLESS.text, article: { title: 'Stainless members' } })
})

test('a national value and the recommended one disagree by the nation', () => {
  const [uk, recommended] = [
    passage('In the UK α_cc = 0.85.', { citations: cites('EN 1992-1-1') }),
    passage('The recommended value is α_cc = 1.0.', { citations: cites('EN 1992-1-1'), title: 'Columns' }),
  ]
  expect(disagreementOf('alpha_cc', [uk, recommended], null)).toMatchObject({ depends: 'nation' })
  expect(disagreementOf('alpha_cc in the UK', [uk, recommended], null)).toBeNull()
})

test.each([
  ['the same value with fewer digits', [CARBON, passage('γ_M0 = 1 here.')], 'What is γ_M0?'],
  ['a worked example', [CARBON, { ...STAINLESS, section: 'Worked example: a beam' }], 'What is γ_M0?'],
  ['an example below a heading', [CARBON, { ...STAINLESS, section: 'Worked example › Sums' }], 'γ_M0'],
  ['a mistake', [CARBON, { ...STAINLESS, section: 'Common mistakes' }], 'What is γ_M0?'],
  ['another symbol', [CARBON, passage('γ_M1 = 1.1.')], 'What is γ_M0?'],
  ['what is asked of one material', [CARBON, STAINLESS], 'γ_M0 of stainless steel'],
  ['a section that states both', [passage('γ_M0 = 1.0; for stainless steel γ_M0 = 1.1.')], 'γ_M0'],
  ['an input of a case', [CARBON, { ...STAINLESS, section: 'Exercises' }], 'γ_M0'],
  ['a question without a symbol', [CARBON, STAINLESS], 'How is a beam checked?'],
  ['a symbol of anything', [passage('k_1 = 0.4.'), passage('k_1 = 7.2.', { title: 'Bolts' })], 'k_1'],
])('%s is no disagreement', (_, passages, question) => {
  expect(disagreementOf(question, passages, null)).toBeNull()
})

test('a question in words asks for the symbol of the sentence that answers it', () => {
  const question = 'Which overstrength factor has a ductile frame?'
  const sentence = 'A ductile frame has the overstrength γ_ov = 1.25.'
  const first = passage(sentence, { marked: { start: 0, end: sentence.length, sure: true } })
  const other = passage('The overstrength of a ductile frame is γ_ov = 1.1.', { title: 'Second generation' })
  expect(values(disagreementOf(question, [first, other], null))).toEqual(['1.25', '1.1'])
  const apart = passage('For the splice γ_ov = 1.1.')
  expect(disagreementOf(question, [first, apart], null)).toBeNull()
  expect(disagreementOf(question, [{ ...first, marked: null }, other], null)).toBeNull()
})

test('tables and calculations disagree as sentences do; what nobody tells apart is said to be so', () => {
  const row = (value: string, more: Partial<DisagreementSide> = {}): DisagreementSide => ({
    value,
    of: 'Steel',
    nation: null,
    standard: 'EN 1993-1-1',
    source: 'EN 1993-1-1, Table 3.1',
    article: null,
    table: '/data/steel',
    quote: null,
    ...more,
  })
  const of = (...said: DisagreementSide[]) =>
    disagreementOf('f_u of S355', [], disagreementAmong('f_u', said))
  expect(of(row('490 MPa'), row('470 MPa', { standard: 'EN 10025-2' }))).toMatchObject({
    depends: 'standard',
    sides: [{ table: '/data/steel' }, { value: '470 MPa' }],
  })
  expect(of(row('490 MPa'), row('470 MPa'))).toMatchObject({ depends: null })
  expect(of(row('490 MPa'), row('470 MPa', { of: 'Plates' }))).toMatchObject({ depends: 'of' })
  expect(of(row('1.10'), row('1.1'))).toBeNull()
})

test('a sentence that speaks of another measure does not answer by itself', () => {
  expect(speaksOfMeasure('S355 has 355 N/mm² up to 16 mm.', 'S355 at 60 mm')).toBe(false)
  expect(speaksOfMeasure('Over 40 up to 80 mm it is 335.', 'S355 at 60 mm')).toBe(true)
  expect(speaksOfMeasure('At 60 mm it is 335.', 'S355 at 60mm')).toBe(true)
  expect(speaksOfMeasure('Any.', 'S355')).toBe(true)
})
