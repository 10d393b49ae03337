import { saidIn } from '@/lib/assistant/rules/said'
import { definesIn } from '@/lib/assistant/rules/statements'
import { subjectsAsked } from '@/lib/assistant/rules/subjects'
import { mayBeMeant } from '@/lib/search/rules/spelling'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { tokensOf } from '@/lib/search/rules/tokens'

/** Whether a passage, in an article about something, is of all that a question names. */
function isOf(question: string, passage: string, article = ''): boolean {
  const parts = tokensOf(question)
    .filter(({ kind, term, wider }) => !wider && !(kind === 'word' && isStopWord(term)))
    .map(({ term, label }) => ({
      typed: term,
      known: true,
      terms: new Set([term]),
      ...(label && { label: label() }),
    }))
  const said = (text: string) => ({ text, terms: saidIn(text, new Map()) })
  return subjectsAsked(question, parts).every(({ of, isIn }) =>
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
  expect(mayBeMeant('yeild of S275', 'yield of S275')).toBe(true)
  expect(mayBeMeant('latteral torsinal buckling', 'lateral torsional buckling')).toBe(true)
  expect(mayBeMeant('apple trees', 'ample tees')).toBe(false)
  expect(mayBeMeant('what did Dave say', 'what did save say')).toBe(false)
  expect(mayBeMeant('Yeild Strength', 'Yield Strength')).toBe(true)
})
