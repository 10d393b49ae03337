import { parse } from '@/lib/calculations/rules/grammar'
import { lineId } from '@/lib/calculations/rules/entered'
import { citedByStep, documentsIn } from '@/lib/references/rules/cited'
import { CLAUSE } from '@/lib/references/rules/clause'
import { documentIn } from '@/lib/references/rules/documents'
import { placesIn } from '@/lib/references/rules/places'
import { registerName } from '@/lib/references/rules/standards'
import type { LocalityType, NamedDocument, ReferenceType } from '@/lib/references/types'
import { CLAUSE_MAX, STANDARD_MAX } from '../constants'
import type { Cited, NamedPlace } from '../types'
import { slugOf } from './naming'

export type Reference = Omit<NamedDocument, 'amendment'> & {
  raw: string
  type: ReferenceType
  position: number
  locality: string | null
  localityType: LocalityType | null
  corrected: boolean
}

export type Citable = {
  references: Reference[]
  /** The places that its text names. */
  clauses: readonly NamedPlace[]
  calculations: { key: string; source: string }[]
}

export type FoundCitation = Cited & {
  place: 'reference' | 'mark' | 'step'
  anchor: string | null
  line: number | null
  clause: string | null
  clauseSlug: string | null
  /** Named in plain words of the text: its author did not mark it. */
  plain: boolean
}

/**
 * Returns what an article cites, place by place: its references, the places that its text names, the
 * steps of its calculations.
 */
export function citationsOf({ references, clauses, calculations }: Citable): FoundCitation[] {
  const ofReferences = references.flatMap(citedByReference)
  const yearOf = yearsOf(ofReferences)
  return [
    ...ofReferences,
    ...citedByPlaces(clauses, yearOf),
    ...calculations.flatMap((calculation) => citedBySteps(calculation, yearOf)),
  ]
}

type Place = Pick<FoundCitation, 'place' | 'anchor' | 'line' | 'plain'>

/**
 * Returns a citation for each clause, or one of the standard as a whole. What is longer than any standard or
 * clause is called is none.
 */
const cite = (cited: Cited, place: Place, clauses: string[]): FoundCitation[] =>
  (cited.standard.length > STANDARD_MAX ? [] : clauses.length === 0 ? [null] : clauses).map((clause) => {
    const clauseSlug = clause && clause.length <= CLAUSE_MAX && slugOf(clause)
    return { ...cited, ...place, clause: clauseSlug ? clause : null, clauseSlug: clauseSlug || null }
  })

/** Returns what one reference cites: each of its documents, and each clause of it. */
export function citedByReference(reference: Reference): FoundCitation[] {
  const { raw, type, position, year, corrected } = reference
  const place = { place: 'reference', anchor: 'references', line: position + 1, plain: false } as const
  const standard = type === 'publication' || type === 'other' ? null : registerName(reference)
  if (corrected) {
    if (standard === null) return []
    const { locality, localityType } = reference
    return cite({ standard, year }, place, locality ? placesIn(`${localityType} ${locality}`) : [])
  }
  if (standard === null) return []
  return documentsIn(raw).flatMap(({ document, text }, index) => {
    const name = index === 0 ? standard : registerName(document)
    return name === null ? [] : cite({ standard: name, year: document.year }, place, placesIn(text))
  })
}

/** What names no year is of the edition that the references name, where they name one. */
function yearsOf(citations: Cited[]): (standard: string) => number | null {
  const years = new Map<string, Set<number | null>>()
  for (const { standard, year } of citations)
    years.set(standard, (years.get(standard) ?? new Set()).add(year))
  return (standard) => {
    const known = [...(years.get(standard) ?? [])]
    return known.length === 1 ? known[0]! : null
  }
}

const citedByPlaces = (
  clauses: readonly NamedPlace[],
  yearOf: (standard: string) => number | null,
): FoundCitation[] =>
  clauses.flatMap(({ at, words, anchor, marked }) => {
    const named = markedPlace(at)
    if (!named) return []
    const { standard, clauses } = named
    const year = yearIn(words, standard) ?? yearOf(standard)
    return cite({ standard, year }, { place: 'mark', anchor, line: null, plain: !marked }, clauses)
  })

/** Returns the edition that the words of a mark name: "EN 1992-1-1:2004, 6.2.2". */
function yearIn(words: string, standard: string): number | null {
  const document = documentIn(words)
  return document && registerName(document) === standard ? document.year : null
}

/** Returns the standard that a mark names, as the register does, and its places; null where it names none. */
export function markedPlace(mark: string): { standard: string; clauses: string[] } | null {
  const said = CLAUSE.exec(mark)
  const document = said && documentIn(said[1]!)
  const standard = document && registerName(document)
  if (!standard) return null
  const place = mark.slice(said[1]!.length)
  const clauses = placesIn(place)
  // A mark is a place in one spelling, and what names no kind is a clause: "AISC 360 F2", "EN 1993-1-5 10".
  const bare = place.replace(/(?:\(\d{1,2}\)P?)+$/, '').trim()
  return { standard, clauses: clauses.length > 0 || bare === '' ? clauses : [bare] }
}

/** What a value is compared with is no step. */
const COMPARED = new Set(['case', 'expect'])

/** Returns what the steps of a calculation cite; `yearOf` has the edition of a standard named without one. */
export function citedBySteps(
  { key, source }: Citable['calculations'][number],
  yearOf: (standard: string) => number | null,
): FoundCitation[] {
  let followed: string | null = null
  return parse(source).statements.flatMap((statement): FoundCitation[] => {
    if (statement.kind === 'standard') {
      followed = statement.text
      return []
    }
    const { clause, line } = statement
    if (clause === null || COMPARED.has(statement.kind)) return []
    const place = { place: 'step', anchor: lineId(key, line), line, plain: false } as const
    return citedByStep(clause, followed).flatMap(({ standard, year, clauses }) =>
      cite({ standard, year: year ?? yearOf(standard) }, place, clauses),
    )
  })
}
