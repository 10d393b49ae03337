export type Sentence = { text: string; start: number; end: number }

const END = /[.?!]["”’)]?(?=\s+["“‘(]?[\p{Lu}\d])|\n/gu
/** A full stop behind these ends no sentence. */
const SHORTENED =
  /(?:\b(?:cl|cls|fig|figs|eq|eqs|no|nos|ref|refs|sect|sec|e\.g|i\.e|cf|vs|approx|max|min|dia|ch|vol|pp?|ed)|\b\p{Lu})$/iu

/** Returns the sentences of a text with their places in it; a line's end ends one as well. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number) => {
    const written = text.slice(from, to)
    const start = from + written.length - written.trimStart().length
    const trimmed = written.trim()
    if (trimmed !== '') sentences.push({ text: trimmed, start, end: start + trimmed.length })
    from = to
  }
  for (const match of text.matchAll(END)) {
    if (match[0].startsWith('.') && SHORTENED.test(text.slice(Math.max(from, match.index - 8), match.index)))
      continue
    add(match.index + match[0].length)
  }
  add(text.length)
  return sentences
}
