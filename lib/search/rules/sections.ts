import type { OutlineEntry } from '@/lib/articles/types'

/** The headings under which a place stands, outermost first, and the anchor of the innermost. */
export type Section = { id: string; path: string[] }

/**
 * Returns the section of a text in which a place stands; null before the first heading. Each heading is a
 * line of the text, in the order of the outline.
 */
export function sectionAt(text: string, outline: readonly OutlineEntry[], at: number): Section | null {
  const open: OutlineEntry[] = []
  let from = 0
  for (const heading of outline) {
    const line = lineOf(text, heading.text.trim(), from)
    if (!line || line.start > at) break
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop()
    open.push(heading)
    from = line.end + 1
  }
  const innermost = open.at(-1)
  return innermost ? { id: innermost.id, path: open.map(({ text: words }) => words) } : null
}

/** Returns where the next line begins and ends that consists of these words; null where there is none. */
function lineOf(text: string, words: string, from: number): { start: number; end: number } | null {
  let [found, end] = [text.indexOf(words, from), from]
  while (found >= 0 && end < text.length) {
    const start = text.lastIndexOf('\n', found - 1) + 1
    const next = text.indexOf('\n', found)
    end = next < 0 ? text.length : next
    if (start >= from && text.slice(start, end).trim() === words) return { start, end }
    // A line is these words or is not: the rest of it need not be looked through.
    found = text.indexOf(words, end + 1)
  }
  return null
}

/** Words that a page shows as the text has them: an equation is typeset there. */
const PLAIN_WORD = /^[(“‘]?[\p{L}][\p{L}’'-]*[,;:.)”’]?$/u
const [FEWEST_WORDS, MOST_WORDS] = [3, 9]

/** How much of a line is looked through before and after a match. */
const [BEFORE, AFTER] = [200, 300]
/** How many words before the match are taken along. */
const LEAD = 2

/**
 * Returns some words of a passage by which a browser finds it in the page: plain words in sequence around the
 * match that begins at `at`, or else beside it in the same line. Null where no three stand together, and in
 * the heading of its section, which stands in the list of contents too.
 */
export function wordsToFind(text: string, at: number, heading: string | undefined): string | null {
  const lineEnd = text.indexOf('\n', at)
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  if (text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim() === heading?.trim()) return null
  // A cut goes to the next space: half a word is found nowhere.
  const from =
    at - lineStart <= BEFORE ? lineStart : at - BEFORE + /^\S*/.exec(text.slice(at - BEFORE, at))![0].length
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, at + AFTER)
  const runs = plainRuns(text.slice(from, to), from)
  const around = runs.find((run) => run[0]!.start <= at && run.at(-1)!.end > at)
  const run = around ?? runs.find((one) => one[0]!.start > at) ?? runs.at(-1)
  if (!run) return null
  const first = around ? Math.max(0, around.findLastIndex(({ start }) => start <= at) - LEAD) : 0
  const begin = Math.max(0, Math.min(first, run.length - FEWEST_WORDS))
  const words = run.slice(begin, begin + MOST_WORDS).map(({ word }) => word)
  // What ends a label in the text that is searched does not stand in the page.
  return words.join(' ').replace(/[,;:.]$/, '')
}

const LONGEST_LINE = 300

/**
 * Returns the line in which a match stands where it is no sentence and no heading: a row of a table, or an
 * equation, which a browser does not find by words. Null for everything else.
 */
export function lineAt(text: string, at: number, heading: string | undefined): string | null {
  const end = text.indexOf('\n', at)
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end).trim()
  const prose = /[.:;?!…]$/.test(line) || line.length > LONGEST_LINE
  return prose || line === '' || line === heading?.trim() ? null : line
}

type Word = { word: string; start: number; end: number }

/** Returns the plain words of a line that stand together, three or more. */
function plainRuns(line: string, offset: number): Word[][] {
  const runs: Word[][] = [[]]
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    if (PLAIN_WORD.test(word))
      runs.at(-1)!.push({ word, start: offset + index, end: offset + index + word.length })
    else runs.push([])
  }
  return runs.filter((run) => run.length >= FEWEST_WORDS)
}

/**
 * Returns the address of a passage: its section, and words that a browser marks there. A browser that finds
 * the words nowhere, or does not look for any, goes to the section.
 */
export function passageAddress(slug: string, section: Section | null, words: string | null): string {
  const text = words && `:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
  return `/articles/${slug}${section || text ? '#' : ''}${section?.id ?? ''}${text ?? ''}`
}
