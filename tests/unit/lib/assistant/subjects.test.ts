import { withoutWork } from '@/lib/assistant/rules/asking'
import { saysMended } from '@/lib/assistant/rules/mended'
import { saidIn } from '@/lib/assistant/rules/said'
import { definesIn } from '@/lib/assistant/rules/statements'
import { isOfAnotherSituation } from '@/lib/assistant/rules/situations'
import { namesNoSubject, subjectsAsked } from '@/lib/assistant/rules/subjects'
import { mayBeMeant } from '@/lib/search/rules/mended'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { thesaurusOf } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'

const NAMES = thesaurusOf(['punching shear|durchstanzen', 'flexural buckling|strut buckling'])

const partsOf = (question: string) =>
  tokensOf(question)
    .filter(({ kind, term, wider }) => !wider && !(kind === 'word' && isStopWord(term)))
    .map(({ term, label }) => ({
      typed: term,
      known: true,
      counts: true,
      terms: new Set([term]),
      ...(label && { label: label() }),
    }))

/** Whether a passage, in an article about something, is of all that a question names. */
function isOf(question: string, passage: string, article = ''): boolean {
  const said = (text: string) => ({ text, terms: saidIn(text, new Map()) })
  return subjectsAsked(question, partsOf(question)).every(({ of, isIn }) =>
    isIn(said(of === 'passage' ? passage : `${passage}\n${article}`)),
  )
}

test.each([
  [
    'a material',
    "Poisson's ratio concrete",
    'a plate of ratio 0.2',
    'EN 1992-1-1',
    'EN 16612, glass in building',
  ],
  ['a grade', 'creep of C30/37', 'Creep is 2.0.', 'EN 1992-1-1', 'EN 1995-1-1'],
  ['a body', 'AISC phi', 'φ is 0.9.', 'ANSI/AISC 360-22', 'ACI 318-19'],
  ['another steel', 'stainless steel fy', 'f_y of it', 'stainless members', 'EN 1993-1-1'],
])('an answer is of %s that is named, as its article says', (_, question, passage, own, other) => {
  expect(isOf(question, passage, own)).toBe(true)
  expect(isOf(question, passage, other)).toBe(false)
})

test.each([
  ['VRd,c formula', 'V_Rd,c = 100 kN', 'v_Rd,c = 0.5 N/mm²'],
  ['factor Cm', 'C_my is 0.9', 'its length in cm'],
  ['K0 formula', 'K_0 = 1 − sin φ', 'k_0 = 1.02'],
  ['U value of a wall', 'U is 0.3', 'the value e^(−u^2/2)'],
  ["K' value", 'K and K′', 'k is 2.0'],
])('%s is answered by its symbol, in the capital that is typed', (question, own, other) => {
  expect(isOf(question, own)).toBe(true)
  expect(isOf(question, other)).toBe(false)
})

test('words and units are no symbols, and a question that names nothing is of everything', () => {
  for (const question of ['By how much must it be', 'Why does it matter', 'load in kN', 'reduction factor'])
    expect(isOf(question, 'Anything.')).toBe(true)
})

test('a text defines a symbol by an expression, and not by a value', () => {
  expect(definesIn('λ_lim = 20 A B C/√n', ['λ_lim'])).toBe(true)
  expect(definesIn('V_Rd,c = [C_Rd,c k] b_w d', ['V_Rd,c'])).toBe(true)
  expect(definesIn('Resistance, V_Rd,c = 133.2 kN/m', ['V_Rd,c'])).toBe(false)
  expect(definesIn('V_Rd,c decides', ['V_Rd,c'])).toBe(false)
})

test('one word, or two long ones, may be misspelt; a name is not', () => {
  expect(mayBeMeant('yeild of S275', 'yield of S275', NAMES)).toBe(true)
  expect(mayBeMeant('latteral torsinal buckling', 'lateral torsional buckling', NAMES)).toBe(true)
  expect(mayBeMeant('apple trees', 'ample tees', NAMES)).toBe(false)
  expect(mayBeMeant('what did Dave say', 'what did save say', NAMES)).toBe(false)
  expect(mayBeMeant('Yeild Strength', 'Yield Strength', NAMES)).toBe(true)
})

test('several words may be misspelt that together name a meaning, and one more', () => {
  expect(mayBeMeant('puching shaer', 'punching shear', NAMES)).toBe(true)
  expect(mayBeMeant('flexurel bukling of colums', 'flexural buckling of columns', NAMES)).toBe(true)
  expect(
    mayBeMeant('flexurel bukling of colums by lenght', 'flexural buckling of columns by length', NAMES),
  ).toBe(false)
  expect(mayBeMeant('puching shaer', 'pushing sheer', NAMES)).toBe(false)
  expect(mayBeMeant('puching shere', 'punching shear', thesaurusOf([]))).toBe(false)
})

test('a short word with another letter is another word, and with letters that changed places a misspelt one', () => {
  expect(mayBeMeant('bearing capacity of peat', 'bearing capacity of peak', NAMES)).toBe(false)
  expect(mayBeMeant('span of a slba', 'span of a slab', NAMES)).toBe(true)
})

test.each([
  ['latteral buckling of beams', 'lateral buckling of beams', 'Lateral buckling of a beam', true],
  ['latteral buckling of beams', 'lateral buckling of beams', 'Buckling of beams', false],
  ['the largest planet', 'the largest plane', 'In the plane of the frame it is largest', true],
  ['the largest planet', 'the largest plane', 'In the plane. The moment is largest there', false],
  ['a black hole', 'a block hole', 'Check bolts, holes, net section, block', false],
  ['a black hole', 'a block hole', 'It breaks across the hole, or by tearing out a block', false],
  ['puching shaer', 'punching shear', 'Punching resistance', false],
  ['puching shaer', 'punching shear', 'Shear by punching', true],
  ['colum', 'column', 'A column stands', true],
])(
  '“%s”, meant as “%s”, is answered by a text with that beside its neighbour',
  (typed, meant, text, says) => {
    expect(saysMended(text, { typed, meant }, partsOf(meant), NAMES)).toBe(says)
  },
)

test('who asks how a thing works asks about the thing', () => {
  expect(withoutWork('How do shear studs work?')).toBe('How do shear studs')
  expect(withoutWork('how does virtual work give a deflection')).toBe(
    'how does virtual work give a deflection',
  )
  expect(withoutWork('cold work')).toBe('cold work')
})

test('an article about fire answers who asks for fire', () => {
  const title = 'Concrete fire resistance from tabulated data'
  expect(isOfAnotherSituation(title, 'minimum eccentricity column EC2')).toBe(true)
  for (const question of ['column in fire', 'axis distance of a column', 'minimum width R60'])
    expect(isOfAnotherSituation(title, question)).toBe(false)
  expect(isOfAnotherSituation('Slender concrete columns', 'effective length')).toBe(false)
})

test.each([
  ['cost of steel per kg', '0.5 to 2 kg of steel', false],
  ['cost of steel per kg', 'Steel is bought at £2 per kg', true],
  ['cost of carbon per floor', 'carbon of a floor', true],
  ['how to seal a basement', 'A strip seals the joint of a basement', false],
  ['how to seal a basement', 'To seal a joint of a basement', true],
])('%s is answered by what says so', (question, passage, answers) => {
  expect(isOf(question, passage)).toBe(answers)
})

test('people, the field alone and sums name nothing of the library', () => {
  const none = (question: string, ...typed: string[]) =>
    namesNoSubject(
      question,
      typed.map((each) => ({ typed: each, known: true, counts: true, terms: new Set([each]) })),
    )
  expect(none('who is the best bridge designer', 'bridge', 'designer')).toBe(true)
  expect(none('what is structural engineering', 'structural', 'engineering')).toBe(true)
  expect(none('what is 2+2', '2', '2')).toBe(true)
  expect(none('what is seven times eight', 'seven', 'times', 'eight')).toBe(true)
  expect(none('what is 5 plus 7', '5', 'plus', '7')).toBe(true)
  expect(none('three times the diameter', 'three', 'times', 'diameter')).toBe(false)
  expect(none('is a pitch of three times four bolts', 'pitch', 'three', 'times', 'four', 'bolts')).toBe(false)
  expect(none('6.10', '6.10')).toBe(false)
  expect(none('structural robustness', 'structural', 'robustness')).toBe(false)
})
