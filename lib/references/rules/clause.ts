import { parseReference } from './parse'

/**
 * A place in a standard in one spelling: "EN 1993-1-1 6.3.2.3", "EN 1993-1-1 Table 3.1". The standard is its
 * first group.
 */
export const CLAUSE =
  /^((?:EN ISO|EN|ENV|ISO\/TR|ISO|PD|BS|CP|DIN|NA to BS EN|AISC|ACI|ASCE|ASTM|AASHTO|AS\/NZS|AS|CSA|IS) [A-Z]?\d{1,5}(?:-\d{1,3}){0,3})(?: (?:Table |Figure |Equation |Annex )?[A-Za-z0-9][A-Za-z0-9.()-]{0,19})?$/

const WORD = { clause: '', table: 'Table ', figure: 'Figure ', equation: 'Equation ', annex: 'Annex ' }
/** After a standard, numbers with points are a clause also where nobody says so. */
const BARE = /^[\s,;:]*((?:[A-Z]\.?)?\d{1,2}(?:\.\d{1,3}){1,5}(?:\(\d{1,2}\))*)/

/**
 * A standard with a clause, a table or an annex, as running text names it: "EN 1993-1-1, 6.3.2.3", "AISC
 * 360-22, section E3".
 */
export const NAMED = String.raw`(?:(?:BS|DIN|NF|UNI) )?(?:EN ISO|EN|ISO|BS|AISC|ACI|ASCE) \d[\d–-]{0,15}(?::\d{4})?,? (?:(?:cl\.|clause|§|section|table|fig\.|figure|annex) ?)?(?:[A-Z]\.?)?[\d.]{0,20}\d(?:\(\d+\)){0,3}`

/** A unit that makes the number before it a value: "EN 1991-1-1, 2.5 kN/m²". "May" and "Note" go on. */
export const UNIT = String.raw`[\u00a0 ]?(?:(?:[kM]?N(?:m{1,2})?|[kMG]?Pa|[cmk]?m\d?|kg)(?![\p{L}\d])|%|°)`

/** What follows a number that is a place: neither a unit nor more of a longer word. */
const ENDED = String.raw`(?![\p{L}\d]|[.,–-]\d|${UNIT})`
const IN_TEXT = new RegExp(String.raw`(?<=^|[\s(\[])${NAMED}${ENDED}`, 'giu')

export type FoundPlace = { at: string; start: number; end: number }

/** Returns the places in standards that a running text names, in one spelling, with their ends. */
export function placesNamedIn(text: string): FoundPlace[] {
  return [...text.matchAll(IN_TEXT)].flatMap(({ 0: said, index }) => {
    const at = placeNamed(said)
    return at === null ? [] : [{ at, start: index, end: index + said.length }]
  })
}

/** Returns the place that a text names, as `clauseOf` does; null where it names a standard alone. */
export function placeNamed(text: string): string | null {
  const at = clauseOf(text)
  return at !== null && at !== standardOf(at) ? at : null
}

/**
 * The place that a text names; null where it names no standard. National adoptions of a European standard
 * name that.
 */
export function clauseOf(text: string): string | null {
  const { standard, localityType, locality } = parseReference(text)
  if (standard === null) return null
  // A page is a place in one printing, not in the standard.
  const place =
    locality && localityType && localityType !== 'page' ? `${WORD[localityType]}${locality}` : bareIn(text)
  const clause = place ? `${standard} ${place}` : standard
  return CLAUSE.test(clause) ? clause : null
}

function bareIn(text: string): string | null {
  const [last] = [...text.matchAll(/\d{3,5}(?:[-–]\d{1,3})*(?:\s*[:/]\s*\d{4})?/g)]
  return last ? (BARE.exec(text.slice(last.index + last[0].length))?.[1] ?? null) : null
}

/** Returns the library's address of what cites a standard, with which a national annex stands there. */
export const citingAddress = (standard: string): string =>
  `/articles?${new URLSearchParams({ standard: standard.replace(/^NA to BS /, '') }).toString()}`

/**
 * Returns the attributes of the link that a place in a standard is: it opens the card of the place, and
 * without a script leads to what else cites the standard. Null where the text names no standard.
 */
export function clauseLink(place: string) {
  const standard = standardOf(place)
  return standard && { href: citingAddress(standard), dataClause: place, ariaHasPopup: 'dialog' as const }
}

/** The standard that a place is in. */
export const standardOf = (clause: string): string | null => CLAUSE.exec(clause)?.[1] ?? null
