import { documentIn } from '@/lib/references/rules/documents'
import { localitiesOf } from '@/lib/references/rules/locality'
import { isWithdrawn, standardOf } from '@/lib/references/rules/standards'
import type { Citation } from '../types'
import { sentencesOf } from './sentences'

const MOST = 12

type Named = { standard: string; withdrawn: boolean; index: number; end: number }

/** Every standard that a line names, in order. */
function standardsIn(line: string): Named[] {
  const found: Named[] = []
  let from = 0
  while (from < line.length && found.length < MOST) {
    const document = documentIn(line.slice(from))
    if (!document) break
    const standard = standardOf(document)
    const [index, end] = [from + document.index, from + document.end]
    if (standard) found.push({ standard, withdrawn: isWithdrawn('', standard, document.year), index, end })
    from = Math.max(end, from + 1)
  }
  return found
}

/** Which standard each place belongs to, as a document's own references say: "clause 4.5.3.2" is of EN 1993-1-8. */
export function placesOf(references: string[]): Map<string, Named> {
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

const placeName = ({ type, value }: { type: string; value: string }) => `${type} ${value}`

/** The standards that a passage names, with the clauses, tables and equations of each. */
export function citationsIn(text: string, places: ReadonlyMap<string, Named>): Citation[] {
  const cited = new Map<string, Citation>()
  const note = (named: Named | undefined, locality: string | null) => {
    const standard = named?.standard ?? null
    const key = `${standard}|${locality}`
    if (cited.size < MOST && !cited.has(key))
      cited.set(key, { standard, locality, withdrawn: named?.withdrawn ?? false })
  }
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
      const near = standards.length === 1 ? standards[0] : nearest(standards, place)
      const named = near ?? places.get(name)
      if (named) bare.delete(named)
      note(named, name)
    }
    for (const named of bare) note(named, null)
  }
  // A standard by itself says nothing beside a place in it.
  const list = [...cited.values()]
  return list.filter(
    ({ standard, locality }) =>
      locality !== null || !list.some((other) => other.standard === standard && other.locality !== null),
  )
}

const REACH = 20

/** "clause 6.3.2 of EN 1993-1-1", "EN 1993-1-1, clause 6.3.2". */
function nearest(standards: Named[], { index, end }: { index: number; end: number }): Named | undefined {
  const distance = (named: Named) => (named.index >= end ? named.index - end : index - named.end)
  return standards
    .filter((named) => distance(named) >= 0 && distance(named) <= REACH)
    .sort((a, b) => distance(a) - distance(b))[0]
}
