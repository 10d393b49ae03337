import { followUp, takesUp } from '@/lib/assistant/rules/following'
import { mayAnswer, sectionFactor } from '@/lib/assistant/rules/sections'

const STRENGTH = 'What is the yield strength of S355?'

test.each([
  ['and S275?', STRENGTH, 'What is the yield strength of S275?'],
  ['S275', STRENGTH, 'What is the yield strength of S275?'],
  ['What about C40/50?', 'What is f_ctm of C30/37?', 'What is f_ctm of C40/50?'],
  ['and at 40 mm thickness?', STRENGTH, 'What is the yield strength of S355 at 40 mm thickness?'],
  ['What about welds?', 'What is γ_M2 for bolts?', 'What is γ_M2 for welds?'],
  ['and in the UK?', 'What is γ_M0?', 'What is γ_M0 in the UK?'],
  ['and in the UK?', 'γ_M0', 'γ_M0 in the UK'],
  ['And in France?', 'What is γ_M0 in the UK?', 'What is γ_M0 in France?'],
  ['and in the UK?', 'minimum steel in a slab', 'minimum steel in a slab in the UK'],
  ['and for glulam', 'k_mod for solid timber', 'k_mod for glulam'],
  ['And the throat?', 'How long is a fillet weld?', 'How long is a fillet weld, and the throat?'],
  ['and when it is preloaded?', 'Does a bolt slip?', 'Does a bolt slip when it is preloaded?'],
])('“%s” after “%s” stands for “%s”', (question, before, together) => {
  expect(followUp(question, before)?.together).toBe(together)
})

test.each(['When may sway imperfections be disregarded?', 'Who won?', 'and?', 'S275 or S355 for a purlin?'])(
  '“%s” stands by itself',
  (question) => {
    expect(followUp(question, STRENGTH)).toBeNull()
  },
)

test('a condition is no question by itself, a thing is', () => {
  expect(followUp('and in the UK?', STRENGTH)?.standsAlone).toBe(false)
  expect(followUp('and who won?', STRENGTH)?.standsAlone).toBe(true)
})

test('what answers a follow-up has a word of what it adds', () => {
  const follow = followUp('And who won the world cup?', STRENGTH)!
  expect(takesUp('The yield strength of S355 is 355 N/mm².', follow)).toBe(false)
  expect(takesUp('The cup of a socket.', follow)).toBe(true)
})

test('a nation is taken up by its names, and by no other word that has its letters', () => {
  const follow = followUp('and in the UK?', 'What is γ_M0?')!
  expect(takesUp('The British value is 1.0.', follow)).toBe(true)
  expect(takesUp('The National Annex keeps 1.0.', follow)).toBe(true)
  expect(takesUp('The bulk density of soil.', follow)).toBe(false)
})

test('a long question is read in time that grows with its length', () => {
  const question = `and ${'S275 '.repeat(100)}`
  expect(followUp(question.slice(0, 500), 'a'.repeat(500))?.added.length).toBeGreaterThan(400)
})

test('a common mistake answers only who asks for mistakes', () => {
  expect(mayAnswer('Common mistakes', 'What is the effective length of a cantilever?')).toBe(false)
  expect(mayAnswer('Common mistakes', 'What are common mistakes with cantilevers?')).toBe(true)
  expect(mayAnswer('Resistance', 'What is the resistance?')).toBe(true)
  for (const heading of ['Common slips', 'Where errors creep in', 'Mistakes that recur', 'Checks and traps'])
    expect({ heading, answers: mayAnswer(heading, 'What is the resistance?') }).toEqual({
      heading,
      answers: false,
    })
  expect(mayAnswer('Slip resistance', 'What is the slip resistance?')).toBe(true)
})

test('a section that states a rule counts more than an example, a summary or another edition of it', () => {
  const asked = 'How is the bearing resistance of a bolt hole calculated?'
  const of = (...headings: string[]) => sectionFactor(headings, asked)
  expect(of('The hole')).toBeGreaterThan(of('Ductility'))
  expect(of('Ductility')).toBe(1)
  for (const heading of ['Worked example: a tie', 'At a glance', 'Against BS 5950', 'Other editions'])
    expect({ heading, less: of(heading) < 1 }).toEqual({ heading, less: true })
  expect(of('Worked example', 'Second try')).toBeLessThan(1)
  expect(sectionFactor(['Ductility'], asked, { behindExample: true })).toBeLessThan(1)
  expect(sectionFactor(['Conditions'], 'When may it be used?')).toBeGreaterThan(1)
  expect(sectionFactor(['Conditions'], 'What is it?')).toBe(1)
  expect(sectionFactor(['Worked example'], 'Show a worked example of a tie')).toBeGreaterThanOrEqual(1)
  expect(sectionFactor(['Against BS 5950'], 'How does BS 5950 differ?')).toBeGreaterThanOrEqual(1)
})
