import type { Reading } from './reading'

const WINDOW = 34
const LEAD = 6

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * The passage of a text that answers best, as escaped HTML with the matches in `<mark>`. `worth` gives what a word or code of the text is worth,
 * 0 where it was not asked for. Where nothing matches, the text's beginning, unmarked.
 */
export function snippetOf({ text, terms, places }: Reading, worth: (term: string) => number): string {
  const hits: { start: number; end: number; position: number; term: string; worth: number }[] = []
  terms.forEach((term, index) => {
    const value = worth(term)
    if (value <= 0) return
    const [position, start, end] = places.subarray(index * 3, index * 3 + 3) as unknown as [
      number,
      number,
      number,
    ]
    hits.push({ start, end, position, term, worth: value })
  })
  hits.sort((a, b) => a.position - b.position || b.worth - a.worth)
  if (hits.length === 0) return cut(text, 0, WINDOW, [])
  let best = { from: 0, value: -1 }
  for (let from = 0; from < hits.length; from++) {
    let value = 0
    const seen = new Set<string>()
    for (
      let index = from;
      index < hits.length && hits[index]!.position - hits[from]!.position < WINDOW - LEAD;
      index++
    ) {
      const hit = hits[index]!
      value += seen.has(hit.term) ? hit.worth * 0.1 : hit.worth
      seen.add(hit.term)
    }
    if (value > best.value + 1e-9) best = { from, value }
  }
  const first = hits[best.from]!
  return cut(text, first.start, WINDOW, hits)
}

/** Cuts whole words: back to the beginning of the sentence where that is near, else a few words before the match. */
function cut(text: string, at: number, words: number, hits: { start: number; end: number }[]): string {
  const before = text.slice(Math.max(0, at - 160), at)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'))
  const near = before.slice(sentence + 1).trimStart()
  let from =
    at -
    (near.split(/\s+/).length <= LEAD + 4 || at - 160 <= 0 ? near.length : lastWords(before, LEAD).length)
  if (sentence < 0 && at > 160 && near.split(/\s+/).length <= LEAD + 4)
    from = at - lastWords(before, LEAD).length
  const word = /\s*\S+/y
  let to = from
  for (let count = 0; count < words; count++) {
    word.lastIndex = to
    if (!word.test(text)) break
    to = word.lastIndex
  }
  let html = ''
  let done = from
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done || end > to) continue
    html += `${escaped(text.slice(done, start))}<mark>${escaped(text.slice(start, end))}</mark>`
    done = end
  }
  html += escaped(text.slice(done, to))
  return html.replace(/\s+/g, ' ').trim()
}

const lastWords = (text: string, count: number) =>
  text
    .split(/(?<=\s)/)
    .slice(-count)
    .join('')
