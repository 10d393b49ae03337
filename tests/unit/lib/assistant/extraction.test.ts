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
