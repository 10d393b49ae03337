import { MIN_PASSAGE_WORDS, MAX_PASSAGE_WORDS, PATH_MARK, MIN_REMAINDER_WORDS } from '../constants'
import type { Heading, DocumentText, Passage } from '../types'
import { citationsIn, standardsByPlace, contextStandard, yearsByStandard } from './citations'
import { EXERCISE_MARK } from '@/lib/articles/constants'
import { sentencesOf } from '@/lib/core/sentences'
import { FIGURE_MARK } from '@/lib/drawings/constants'

/** How lines begin that are no passage. */
const UNQUOTED = [FIGURE_MARK, EXERCISE_MARK]

type Section = { path: string[]; anchor: string | null; blocks: string[] }

/**
 * Returns the passages of a text, of one section each, in order. The same text always has the same passages.
 */
export function passagesOf({ title, text, outline, references }: DocumentText): Passage[] {
  const places = standardsByPlace(references)
  const years = yearsByStandard(references)
  return sectionsOf(title, text, outline).flatMap(({ path, anchor, blocks }) => {
    const standard = contextStandard([...path.toReversed(), references.join('\n')])
    return groupBlocks(blocks).map((parcel) => ({
      titlePath: path.join(PATH_MARK),
      anchor,
      text: parcel,
      citations: citationsIn(parcel, { places, years, standard }),
    }))
  })
}

function sectionsOf(title: string, text: string, outline: Heading[]): Section[] {
  const sections: Section[] = [{ path: [title], anchor: null, blocks: [] }]
  const open: Heading[] = []
  let next = 0
  // What stands in a drawing is no sentence that could be quoted, and an exercise is no guidance.
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !UNQUOTED.some((mark) => line.startsWith(mark)))
  for (const line of lines) {
    const heading = outline[next]
    if (heading === undefined || line.trim() !== heading.text.trim()) {
      sections.at(-1)!.blocks.push(line.trim())
      continue
    }
    next++
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop()
    open.push(heading)
    sections.push({ path: [title, ...open.map((each) => each.text)], anchor: heading.id, blocks: [] })
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

const wordsIn = (text: string) => text.split(/\s+/).length

/**
 * Puts a section's blocks together into passages; a block that is too long by itself is taken apart between
 * its sentences.
 */
function groupBlocks(blocks: string[]): string[] {
  const done: string[][] = []
  let parcel: string[] = []
  let words = 0
  const close = () => {
    if (parcel.length > 0) done.push(parcel)
    parcel = []
    words = 0
  }
  for (const block of blocks.flatMap(splitLongBlock)) {
    const more = wordsIn(block)
    if (words > 0 && (words >= MIN_PASSAGE_WORDS || words + more > MAX_PASSAGE_WORDS)) close()
    parcel.push(block)
    words += more
  }
  const before = done.at(-1)
  if (
    before &&
    words < MIN_REMAINDER_WORDS &&
    wordsIn(before.join(' ')) + words <= MAX_PASSAGE_WORDS + MIN_REMAINDER_WORDS
  )
    before.push(...parcel)
  else close()
  return done.map((lines) => lines.join('\n'))
}

function splitLongBlock(block: string): string[] {
  if (wordsIn(block) <= MAX_PASSAGE_WORDS) return [block]
  const parts: string[] = []
  for (const piece of sentencesOf(block).flatMap(({ text }) => splitByWords(text))) {
    const last = parts.at(-1)
    if (last !== undefined && wordsIn(last) + wordsIn(piece) <= MAX_PASSAGE_WORDS)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** Returns a text without sentences, such as a long list of figures, in parts of MAX_PASSAGE_WORDS. */
function splitByWords(text: string): string[] {
  const words = text.split(/\s+/)
  return Array.from({ length: Math.ceil(words.length / MAX_PASSAGE_WORDS) }, (_, index) =>
    words.slice(index * MAX_PASSAGE_WORDS, (index + 1) * MAX_PASSAGE_WORDS).join(' '),
  )
}
