import { conceptsIn, type Thesaurus } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'

/** A part of a question in its order, with the terms that answer it. */
type Part = { typed: string; terms: ReadonlySet<string>; counts: boolean }

/** How many words away a neighbour is at most, stop words not counted. */
const REACH = 2

/**
 * Returns whether a text has the words by which a question was mended, each beside a neighbour that it has in
 * the question: what says nothing of a word answers neither as it was typed nor as it may be meant, and in a
 * text that has both somewhere it is a word by chance. “The largest planet” is no plane.
 */
export function saysMended(
  text: string,
  { typed, meant }: { typed: string; meant: string },
  parts: readonly Part[],
  thesaurus: Thesaurus,
): boolean {
  const before = new Set(tokensOf(typed).map(({ term }) => term))
  const instead = new Set(tokensOf(meant).flatMap(({ term }) => (before.has(term) ? [] : term)))
  const asked = parts.filter(({ counts }) => counts)
  const mended = asked.filter((part) => instead.has(part.typed))
  if (mended.length === 0) return true
  const words = wordsOf(text, thesaurus)
  const placesOf = ({ terms }: Part) =>
    words.flatMap((said, place) => (said.some((term) => terms.has(term)) ? [place] : []))
  return mended.every((part) => {
    const places = placesOf(part)
    const at = asked.indexOf(part)
    const neighbours = [asked[at - 1], asked[at + 1]].filter((each) => each !== undefined)
    return (
      places.length > 0 &&
      (neighbours.length === 0 ||
        neighbours.some((neighbour) =>
          placesOf(neighbour).some((other) => places.some((place) => Math.abs(place - other) <= REACH)),
        ))
    )
  })
}

/** Words on two sides of a comma or a full stop are neighbours by chance. */
const CLAUSES = /[.,;:!?()]\s|\n/u

/**
 * Returns the words of a text in order, each with the terms and the meanings that begin at it, and clauses as
 * far apart as nothing in one of them is.
 */
const wordsOf = (text: string, thesaurus: Thesaurus): string[][] =>
  text
    .split(CLAUSES)
    .flatMap((clause) => [...wordsOfClause(clause, thesaurus), ...Array.from({ length: REACH }, () => [])])

function wordsOfClause(clause: string, thesaurus: Thesaurus): string[][] {
  const tokens = tokensOf(clause)
  const byPosition = new Map<number, string[]>()
  for (const { position, term } of tokens)
    byPosition.set(position, [...(byPosition.get(position) ?? []), term])
  for (const { position, concept } of conceptsIn(tokens, thesaurus)) byPosition.get(position)?.push(concept)
  return [...byPosition].toSorted(([a], [b]) => a - b).map(([, terms]) => terms)
}
