import type { OutlineEntry } from '@/lib/articles/types'

/** The headings under which a place stands, outermost first, and the anchor of the innermost. */
export type Section = { id: string; path: string[] }

/**
 * Returns the section of a text in which a place stands; null before the first heading. Each heading is a
 * line of the text, in the order of the outline.
 */
export function sectionAt(text: string, outline: readonly OutlineEntry[], at: number): Section | null {
  const open: OutlineEntry[] = []
  let [next, from] = [0, 0]
  while (next < outline.length && from <= at) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? undefined : end)
    const heading = outline[next]!
    if (line.trim() === heading.text.trim()) {
      next++
      while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop()
      open.push(heading)
    }
    if (end < 0) break
    from = end + 1
  }
  const innermost = open.at(-1)
  return innermost ? { id: innermost.id, path: open.map(({ text: words }) => words) } : null
}

/** Words that a page shows as the text has them: an equation is typeset there. */
const PLAIN_WORD = /^[(“‘]?[\p{L}][\p{L}’'-]*[,;:.)”’]?$/u
const [FEWEST_WORDS, MOST_WORDS] = [3, 9]

/**
 * Returns some words of a passage by which a browser finds it in the page: the first of plain words in
 * sequence, in the same line. Null where no three stand together.
 */
export function wordsToFind(text: string, at: number): string | null {
  const end = text.indexOf('\n', at)
  const begin = text.lastIndexOf('\n', at - 1) + 1
  const words = text
    .slice(Math.max(begin, at - 60), Math.min(end < 0 ? text.length : end, at + 300))
    .split(/\s+/)
    .slice(at - 60 > begin ? 1 : 0)
  let run: string[] = []
  for (const word of words) {
    if (PLAIN_WORD.test(word)) run.push(word)
    else if (run.length >= FEWEST_WORDS) break
    else run = []
    if (run.length === MOST_WORDS) break
  }
  return run.length >= FEWEST_WORDS ? run.join(' ') : null
}

/**
 * Returns the address of a passage: its section, and words that a browser marks there. A browser that finds
 * the words nowhere, or does not look for any, goes to the section.
 */
export function passageAddress(slug: string, section: Section | null, words: string | null): string {
  const text = words && `:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
  return `/articles/${slug}${section || text ? '#' : ''}${section?.id ?? ''}${text ?? ''}`
}
