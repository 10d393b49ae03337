import { askedFor, fitsAsked } from '@/lib/assistant/rules/asking'
import { answeringSentence } from '@/lib/assistant/rules/extraction'

const marked = (text: string) => {
  const { start, end } = answeringSentence(text, new Map([['disregarded', 1]]), new Map() as never)!
  return text.slice(start, end)
}

test.each(['when', 'where it is', 'by:'])('a sentence that ends in "%s" goes on with its equation', (end) => {
  const text = `Frames sway. Imperfections may be disregarded ${end}\nH_Ed ≥ 0.15 V_Ed\nThe frame is then braced.`
  expect(marked(text)).toBe(`Imperfections may be disregarded ${end}\nH_Ed ≥ 0.15 V_Ed`)
})

test('a whole sentence ends where it ends', () => {
  expect(marked('Imperfections may be disregarded here.\nH_Ed ≥ 0.15 V_Ed')).toBe(
    'Imperfections may be disregarded here.',
  )
})

test('a line that goes on with an equation begins where its sentence does', () => {
  const text = 'A first estimate is\nT = C H\nwith C a constant that is disregarded here. More is said later.'
  expect(marked(text)).toBe('A first estimate is\nT = C H\nwith C a constant that is disregarded here.')
})

const answering = (text: string, question: string, heading: string) => {
  const weights = new Map([
    ['settlement', 1],
    ['limit', 0.5],
  ])
  const { start, end, sure } = answeringSentence(text, weights, new Map() as never, {
    heading,
    asked: askedFor(question),
  })!
  return [text.slice(start, end), sure]
}

test('of sentences that say as much one with a value answers who asks how much', () => {
  const text =
    'All is counted from the start. Settlement harms the services. Settlement of 50 mm is often enough.'
  expect(answering(text, 'how much settlement', 'Ground')[0]).toBe('Settlement of 50 mm is often enough.')
  expect(answering(text, 'settlement', 'Ground')[0]).toBe('Settlement harms the services.')
})

test('below a heading that says what is asked the first sentence answers, and is sure to', () => {
  const text = 'The difference of neighbours over their distance decides. Even movement harms nothing here.'
  expect(answering(text, 'settlement limit', 'Settlement limit')).toEqual([
    'The difference of neighbours over their distance decides.',
    true,
  ])
})

test.each([
  ['how much settlement is acceptable', { value: true, formula: false, condition: false }],
  ['How is the base shear calculated?', { value: false, formula: true, condition: false }],
  ['may the joist be notched at midspan', { value: false, formula: false, condition: true }],
  ['where do stays go', { value: false, formula: false, condition: true }],
  ['falsework', { value: false, formula: false, condition: false }],
])('%j asks for %j', (question, asked) => {
  expect(askedFor(question)).toEqual({ ...asked, place: null })
})

test('the number of a clause is no value', () => {
  const asked = askedFor('how much')
  expect(fitsAsked('See clause 6.3.2 and Table 5.1.', asked)).toBe(1)
  expect(fitsAsked('See f_y16.', asked)).toBe(1)
  expect(fitsAsked('It takes 10 to 20 per cent.', asked)).toBeGreaterThan(1)
  expect(fitsAsked('A quarter of the depth.', asked)).toBeGreaterThan(1)
})
