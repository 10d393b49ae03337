import { askedFor } from '@/lib/assistant/rules/asking'
import { type Headline, isConfident } from '@/lib/assistant/rules/confidence'
import { answersEnough, neededOf } from '@/lib/assistant/rules/support'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { tokensOf } from '@/lib/search/rules/tokens'

/** Each word of the question is a part of one weight that itself answers. */
const isShown = (question: string, headline: Partial<Headline>) =>
  isConfident(
    { sentence: '', path: 'Beams › Links', standards: [], sure: true, ...headline },
    tokensOf(question)
      .filter(({ kind, term, wider }) => !wider && !(kind === 'word' && isStopWord(term)))
      .map(({ term }) => ({ typed: term, terms: new Set([term]), weight: 1 })),
    { question, asked: askedFor(question), thesaurus: new Map() },
  )

test.each([
  'which clause gives minimum links',
  'What clause of EN 1992 covers links?',
  'where does EC2 limit the spacing?',
  'which section of the code deals with chases?',
])('“%s” asks for a clause', (question) => {
  expect(askedFor(question).place).toBe('clause')
})

test.each([
  'What is the section factor of a beam?',
  'where is the control perimeter',
  'which section is class 1',
])('“%s” asks for no clause', (question) => {
  expect(askedFor(question).place).toBeNull()
})

test('who asks for a table is not answered by a clause', () => {
  const question = 'Which table gives the spacing of links?'
  expect(isShown(question, { sentence: 'The spacing of links is in Table 7.3.' })).toBe(true)
  expect(isShown(question, { sentence: 'The spacing of links is in clause 7.3.' })).toBe(false)
})

test('who asks for a clause is answered by a sentence that names one, and speaks of the matter itself', () => {
  const question = 'Which clause gives the spacing of links in a beam?'
  const path = 'Beams: spacing of links in a beam › Rules'
  expect(isShown(question, { sentence: 'The spacing of links follows clause 9.2.2(6).', path })).toBe(true)
  expect(isShown(question, { sentence: 'The spacing of links is limited.', path })).toBe(false)
  expect(isShown(question, { sentence: 'Torsion follows clause 6.3.', path })).toBe(false)
})

test('who asks for a minimum is answered by a sentence that states one', () => {
  const question = 'What is the minimum diameter of links?'
  expect(isShown(question, { sentence: 'The diameter of links is at least 6 mm.' })).toBe(true)
  expect(isShown(question, { sentence: 'The diameter of links is 6 mm.' })).toBe(false)
  expect(isShown(question, { sentence: 'The diameter of links has a minimum.' })).toBe(false)
  expect(isShown(question, { sentence: 'The cover is at least 25 mm.', path: 'Slabs' })).toBe(false)
})

test('a sentence that says little of the question is not shown, nor one that is not sure', () => {
  const sentence = 'Beams carry loads across openings.'
  expect(isShown('do beams carry loads', { sentence })).toBe(true)
  expect(isShown('do beams carry loads', { sentence, sure: false })).toBe(false)
  expect(isShown('do beams of timber resist fire without encasement', { sentence, path: 'Walls' })).toBe(
    false,
  )
})

test.each(['beam', 'beam beam beam', 'Beam, beam!'])('“%s” asks nothing', (question) => {
  expect(isShown(question, { sentence: 'A beam carries loads.' })).toBe(false)
})

test('one or two words answer a question where they are two thirds of it, three where they are half', () => {
  expect(answersEnough([0], [6, 4])).toBe(false)
  expect(answersEnough([0], [7, 3])).toBe(true)
  expect(answersEnough([0, 1, 2], [2, 2, 2, 6])).toBe(true)
  expect(answersEnough([0, 0, 3], [4, 1, 1, 2])).toBe(true)
  expect(answersEnough([], [])).toBe(false)
  expect(answersEnough([0, 1], [7, 3], { leads: false })).toBe(false)
  expect(answersEnough([0, 1, 2], [2, 2, 2, 6], { leads: false })).toBe(true)
})

test('a topic has no sentence for an answer, what is asked about it, a bound or a symbol has', () => {
  const sentence = 'The spacing s of links in a beam is at most 0.75 of its depth d.'
  expect(isShown('links beam', { sentence })).toBe(false)
  expect(isShown('spacing of links', { sentence })).toBe(false)
  expect(isShown('what is the spacing of links', { sentence })).toBe(true)
  expect(isShown('spacing of links?', { sentence })).toBe(true)
  expect(isShown('maximum spacing of links', { sentence })).toBe(true)
  expect(isShown('f_cd of C30/37', { sentence: 'For C30/37 f_cd is 20 N/mm².' })).toBe(true)
})

test('many words say more than a topic, where the sentence and its heading have them without the title', () => {
  const question = 'spacing links shallow beam depth torsion'
  const title = 'Beams: spacing, links, shallow beam, depth, torsion'
  const sentence = 'The spacing of links in a shallow beam is 0.75 of its depth.'
  expect(isShown(question, { sentence, path: title })).toBe(true)
  const other = 'It is 0.75 m along the axis of the links.'
  expect(isShown(question, { sentence: other, path: title })).toBe(false)
  expect(isShown(question, { sentence: other, path: `${title} › Spacing by depth of a shallow beam` })).toBe(
    true,
  )
})

test('who asks for a value or a formula gets a sentence with one, and who asks for steps gets none', () => {
  const path = 'Beams › Links'
  expect(isShown('what spacing have links', { sentence: 'Links have a spacing.', path })).toBe(false)
  expect(isShown('what spacing have links', { sentence: 'The spacing of links is 0.75 d.', path })).toBe(true)
  const formula = 'what is the formula of links'
  expect(isShown(formula, { sentence: 'The formula covers all links.', path })).toBe(false)
  expect(isShown(formula, { sentence: 'The formula of links is V = A f.', path })).toBe(true)
  for (const question of ['how do I check links', 'how are links designed'])
    expect(isShown(question, { sentence: 'Links are checked and designed by V = A f.', path })).toBe(false)
})

test('a number of one’s own case has not to be answered, where two words say what is asked', () => {
  const parts = (...typed: string[]) => typed.map((each) => ({ typed: each, known: /^\p{L}/u.test(each) }))
  const optional = (typed: string[], weights: number[]) => [
    ...neededOf(typed.join(' '), parts(...typed), weights).optional,
  ]
  expect(optional(['snow', 'roof', '#23°'], [3, 2, 12])).toEqual([2])
  expect(optional(['steel', 'strength', '1930'], [1, 2, 8])).toEqual([2])
  expect(optional(['hot', '#451°'], [4, 12])).toEqual([])
  expect(optional(['snow', 'roof', '#s999'], [3, 2, 12])).toEqual([])
})

test('a bar, a known grade and the word for an answer count where they are said, and not against it', () => {
  const known = (typed: string) => ({ typed, known: true })
  const lap = [known('lap'), known('length'), { typed: 'h20', known: false }, known('#c32/40')]
  expect([...neededOf('lap length H20 C32/40', lap, [2, 1, 8, 10]).optional]).toEqual([2, 3])
  const shear = [{ ...known('vrdc'), label: 'V_Rd,c' }, known('formula')]
  expect([...neededOf('VRd,c formula', shear, [4, 3]).optional]).toEqual([1])
  const either = [known('k'), known('0.168'), known('0.167')]
  expect([...neededOf('K 0.168 or 0.167', either, [3, 6, 6]).optional]).toEqual([1, 2])
  expect(answersEnough([0, 2], [3, 6, 6], { optional: new Set([1, 2]) })).toBe(true)
})

test('the body of a standard says where to look, and is no part of an answer', () => {
  const parts = ['aisc', 'lrfd', 'compression'].map((typed) => ({ typed, known: true }))
  expect(neededOf('AISC LRFD compression', parts, [5, 6, 2]).weights).toEqual([0, 6, 2])
  expect(neededOf('AISC', parts.slice(0, 1), [5]).weights).toEqual([5])
})
