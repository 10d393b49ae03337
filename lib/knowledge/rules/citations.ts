import { documentIn } from '@/lib/references/rules/documents'
import { localitiesOf } from '@/lib/references/rules/locality'
import { registerName } from '@/lib/references/rules/standards'
import type { Citation } from '../types'
import { sentencesOf } from '@/lib/core/sentences'

const MAX_CITATIONS = 12

type Found = { index: number; end: number }
type Named = Found & { standard: string; year: number | null }

/** Returns every standard that a line names, in order. */
function standardsIn(line: string): Named[] {
  const found: Named[] = []
  let from = 0
  while (from < line.length && found.length < MAX_CITATIONS) {
    const document = documentIn(line.slice(from))
    if (!document) break
    const standard = registerName(document)
    const [index, end] = [from + document.index, from + document.end]
    if (standard) found.push({ standard, year: document.year, index, end })
    from = Math.max(end, from + 1)
  }
  return found
}

/**
 * Returns which standard each place belongs to, as a document's own references say: "clause 4.5.3.2" is of EN
 * 1993-1-8.
 */
export function standardsByPlace(references: string[]): Map<string, Named> {
  const places = new Map<string, Named>()
  for (const line of references) {
    const standards = standardsIn(line)
    if (standards.length !== 1) continue
    for (const place of localitiesOf(line)) places.set(placeName(place), standards[0]!)
    // "cl. 4.5.3.2 and 4.5.3.3": the second has no word of its own.
    for (const [number] of line.slice(standards[0]!.end).matchAll(/\b\d+(?:\.\d+){2,}\b/g))
      places.set(`clause ${number}`, standards[0]!)
  }
  return places
}

/** Returns the year of each standard that the references name in one edition alone. */
export function yearsByStandard(references: string[]): Map<string, number | null> {
  const years = new Map<string, number | null>()
  for (const { standard, year } of references.flatMap(standardsIn))
    years.set(standard, years.has(standard) && years.get(standard) !== year ? null : year)
  return years
}

const placeName = ({ type, value }: { type: string; value: string }) => `${type} ${value}`

/** What a passage's places may belong to where it does not say so itself. */
type Context = {
  places: ReadonlyMap<string, Named>
  /** The edition of a standard where the references name one. */
  years: ReadonlyMap<string, number | null>
  standard: Named | undefined
}

/** Returns the standard of the first of these lines that names exactly one. "Eurocode 3" has many parts. */
export const contextStandard = (lines: readonly string[]): Named | undefined =>
  lines.map(onlyStandard).find((named) => named !== undefined)

function onlyStandard(line: string): Named | undefined {
  const named = standardsIn(line)
  return new Set(named.map(({ standard }) => standard)).size === 1 ? named.find(isOnePart) : undefined
}

const isOnePart = ({ standard }: Named) => !/^EN 199\d$/.test(standard)

/** Returns the standards that a passage names, with the clauses, tables and equations of each. */
export function citationsIn(text: string, { places, years, standard: around }: Context): Citation[] {
  const cited = new Map<string, Citation>()
  const cite = (named: Named | undefined, locality: string | null) => {
    const standard = named?.standard ?? null
    const key = `${standard}|${locality}`
    if (cited.size < MAX_CITATIONS && !cited.has(key))
      cited.set(key, { standard, locality, year: named?.year ?? years.get(standard ?? '') ?? null })
  }
  let before: Named | undefined
  for (const { text: sentence } of sentencesOf(text)) {
    const standards = standardsIn(sentence)
    const bare = new Set(standards)
    const blank = standards.reduce(
      (rest, { index, end }) => rest.slice(0, index) + ' '.repeat(end - index) + rest.slice(end),
      sentence,
    )
    for (const place of localitiesOf(blank)) {
      if (place.type === 'page' || place.type === 'figure') continue
      const name = placeName(place)
      const said = sentence.slice(place.index)
      const near = isAmbiguous(place, said)
        ? standards.find((named) => isJoined(sentence, named, place))
        : standards.length === 1
          ? standards[0]
          : nearest(standards, place)
      const told = near ?? placeIn(places, name)
      if (told) bare.delete(told)
      if (isAmbiguous(place, said) && !told) continue
      const earlier = standards.filter((named) => named.end <= place.index && isOnePart(named)).at(-1)
      const named = told ?? earlier ?? before ?? around
      if (named || CLAUSE.test(said)) cite(named, name)
    }
    before = standards.filter(isOnePart).at(-1) ?? before
    for (const named of bare) cite(named, null)
  }
  // A standard by itself says nothing beside a place in it.
  const list = [...cited.values()]
  return list.filter(
    ({ standard, locality }) =>
      locality !== null || !list.some((other) => other.standard === standard && other.locality !== null),
  )
}

/**
 * Returns the standard of a place: where "clause 5.3.2" is known, so are its paragraphs and what stands below
 * it.
 */
function placeIn(places: Context['places'], name: string): Named | undefined {
  for (let wider = name; ; wider = wider.replace(/(?:\([^()]*\)P?|\.[^.()]+)$/, '')) {
    const named = places.get(wider)
    if (named || !/\d\.\d.*(?:\)P?|\.[^.]+)$/.test(wider)) return named
  }
}

const CLAUSE = /^(?:cl|§)/i
const SECTION_OR_CHAPTER = /^(?:sec|chap|ch\.)/i

/** Returns whether a place may be the text's own: "section 2", "Table 1". */
const isAmbiguous = ({ type, value }: { type: string; value: string }, said: string) =>
  SECTION_OR_CHAPTER.test(said) || ((type === 'table' || type === 'equation') && /^\d+$/.test(value))

/**
 * Returns whether a place directly follows or precedes its standard: "section 6.3 of EN 1993-1-1", "ACI 318,
 * section 22.2".
 */
const isJoined = (sentence: string, named: Named, place: Found) =>
  named.index >= place.end
    ? /^[\s,()]*(?:(?:of|in|to|from) )?(?:the )?$/i.test(sentence.slice(place.end, named.index))
    : /^[\s,;:()]*$/.test(sentence.slice(named.end, place.index))

const MAX_DISTANCE = 20

/** Returns the nearest standard: "clause 6.3.2 of EN 1993-1-1", "EN 1993-1-1, clause 6.3.2". */
function nearest(standards: Named[], { index, end }: Found): Named | undefined {
  const distance = (named: Named) => (named.index >= end ? named.index - end : index - named.end)
  return standards
    .filter((named) => distance(named) >= 0 && distance(named) <= MAX_DISTANCE)
    .sort((a, b) => distance(a) - distance(b))[0]
}
