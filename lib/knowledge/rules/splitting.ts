import { FEWEST_WORDS, MOST_WORDS, PATH_MARK, REMAINDER } from '../constants'
import type { Heading, KnownText, Passage } from '../types'
import { citationsIn, placesOf, standardAround } from './citations'
import { sentencesOf } from '@/lib/core/sentences'

type Section = { path: string[]; anchor: string | null; blocks: string[] }

/**
 * Takes a text apart into passages of one section each, in order. The same text always gives the same
 * passages.
 */
export function passagesOf({ title, text, outline, references }: KnownText): Passage[] {
  const places = placesOf(references)
  return sectionsOf(title, text, outline).flatMap(({ path, anchor, blocks }) => {
    const standard = standardAround([...path.toReversed(), references.join('\n')])
    return parcels(blocks).map((parcel) => ({
      titlePath: path.join(PATH_MARK),
      anchor,
      text: parcel,
      citations: citationsIn(parcel, { places, standard }),
    }))
  })
}

function sectionsOf(title: string, text: string, outline: Heading[]): Section[] {
  const sections: Section[] = [{ path: [title], anchor: null, blocks: [] }]
  const open: Heading[] = []
  let next = 0
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
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
function parcels(blocks: string[]): string[] {
  const done: string[][] = []
  let parcel: string[] = []
  let words = 0
  const close = () => {
    if (parcel.length > 0) done.push(parcel)
    parcel = []
    words = 0
  }
  for (const block of blocks.flatMap(bearable)) {
    const more = wordsIn(block)
    if (words > 0 && (words >= FEWEST_WORDS || words + more > MOST_WORDS)) close()
    parcel.push(block)
    words += more
  }
  const before = done.at(-1)
  if (before && words < REMAINDER && wordsIn(before.join(' ')) + words <= MOST_WORDS + REMAINDER)
    before.push(...parcel)
  else close()
  return done.map((lines) => lines.join('\n'))
}

function bearable(block: string): string[] {
  if (wordsIn(block) <= MOST_WORDS) return [block]
  const parts: string[] = []
  for (const piece of sentencesOf(block).flatMap(({ text }) => inWords(text))) {
    const last = parts.at(-1)
    if (last !== undefined && wordsIn(last) + wordsIn(piece) <= MOST_WORDS)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** What has no sentences, such as a long list of figures. */
function inWords(text: string): string[] {
  const words = text.split(/\s+/)
  return Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, index) =>
    words.slice(index * MOST_WORDS, (index + 1) * MOST_WORDS).join(' '),
  )
}
