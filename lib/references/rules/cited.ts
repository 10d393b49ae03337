import { CLAUSE } from './clause'
import { documentIn, type FoundDocument } from './documents'
import { parseReference } from './parse'
import { placesIn } from './places'
import { registerName } from './standards'

const MOST_DOCUMENTS = 6

/** Returns the documents of a line, each with the text about it: behind it, and before the first. */
export function documentsIn(line: string): { document: FoundDocument; text: string }[] {
  const found: { document: FoundDocument; text: string }[] = []
  let rest = line
  let before = ''
  while (found.length < MOST_DOCUMENTS) {
    const document = documentIn(rest)
    if (!document) break
    if (found.length === 0) before = rest.slice(0, document.index)
    else found.at(-1)!.text = rest.slice(0, document.index)
    rest = rest.slice(document.end)
    found.push({ document, text: rest })
  }
  if (found[0]) found[0].text += `\n${before}`
  return found
}

/** What a text cites of one standard, as the register names it; `year` is null where the text says none. */
type CitedPlaces = { standard: string; year: number | null; clauses: string[] }

/**
 * Returns what the source of a calculation's step cites: of the standards that it names, else of the one that
 * the sheet follows. Nothing for a publication, which has tables of its own.
 */
export function citedByStep(source: string, followed: string | null): CitedPlaces[] {
  const named = documentsIn(source)
  if (named.length > 0) return named.flatMap(({ document, text }) => citedOf(document, placesIn(text)))
  const own = followed === null ? null : documentIn(followed)
  if (!own || parseReference(source).type === 'publication') return []
  const clauses = placesIn(source)
  return clauses.length > 0 ? citedOf(own, clauses) : []
}

function citedOf(document: FoundDocument, clauses: string[]): CitedPlaces[] {
  const standard = registerName(document)
  return standard ? [{ standard, year: document.year, clauses }] : []
}

/**
 * Returns the first place that a step cites, in the spelling of a mark: "EN 1993-1-1 6.3.2.3". Null where it
 * cites none.
 */
export function placeOfStep(source: string, followed: string | null): string | null {
  const [cited] = citedByStep(source, followed)
  const place = cited && [cited.standard, ...cited.clauses.slice(0, 1)].join(' ')
  return place && CLAUSE.test(place) ? place : null
}
