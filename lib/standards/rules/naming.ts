import { documentIn } from '@/lib/references/rules/documents'
import { registerName } from '@/lib/references/rules/standards'
import type { Cited } from '../types'

/** Returns what a designation names; null where it names no standard. A draft is the standard it will be. */
export function citedBy(designation: string): Cited | null {
  const document = documentIn(designation.replace(/^Fpr(?=EN)/, ''))
  const standard = document && registerName(document)
  return standard ? { standard, year: document.year } : null
}

/**
 * Returns a designation as the register writes it, without what the parser of citations reads over: blanks of
 * other widths, doubled or beside a sign ("EN 1993-1-8 :2024 + A1:2026"), other dashes, a body in small
 * letters.
 */
export const designationOf = (typed: string): string =>
  typed
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\d) ?: ?(?=\d)/g, ':')
    .replace(/ ?\+ ?(?=[A-Z])/g, '+')
    .replace(/(?<=\+A[C\d]*) ?: ?(?=\d)/g, ':')
    .replace(/^(?:bs )?en(?= ?\d)/, (body) => body.toUpperCase())
    .replace(/^((?:BS |DIN )?EN)(?=\d)/, '$1 ')

/** Returns the address of a standard or clause within /standards: "en-1993-1-1", "table-a1.2-b". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.{2,}|\.-|-\./g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')

/**
 * Returns the slug of the standard that a slug names in another way, as a catalogue writes it:
 * "bs-en-1993-1-1" is "en-1993-1-1". Null where it names none.
 */
export function slugNamed(slug: string): string | null {
  const designation = slug.replace(/^(?:[a-z]+-)+/, (bodies) => bodies.replaceAll('-', ' ')).toUpperCase()
  const cited = citedBy(designation)
  return cited && slugOf(cited.standard)
}

/** Returns what was typed into an address: "6.2.2(1)" of 6.2.2%281%29. */
export const typedText = (typed: string): string =>
  typed
    .replace(/%20|\+/g, ' ')
    .replaceAll('%28', '(')
    .replaceAll('%29', ')')

/** Returns the slug that was meant by an address as engineers type it: EN%201993-1-1. */
export const slugMeant = (typed: string): string => slugOf(typedText(typed))

export const standardAddress = (slug: string): string => `/standards/${slug}`

export const clauseAddress = (slug: string, clauseSlug: string): string => `/standards/${slug}/${clauseSlug}`

/** Returns the address of a standard's page that says of a place that no article cites it. */
export const uncitedAddress = (slug: string, clause: string): string =>
  `${standardAddress(slug)}?clause=${encodeURIComponent(clause)}`

/** Returns the year of the last amendment that a designation names: EN 1992-1-1:2004+A1:2014; else null. */
export const amendedIn = (designation: string): string | null =>
  /\+A\d+:(\d{4})$/.exec(designation)?.[1] ?? null

/** Returns a place with its word: "clause 6.3.2", "Table 3.1". */
export const placeName = (clause: string): string =>
  /^[A-Z][a-z]/.test(clause) ? clause : `clause ${clause}`

/** Returns what a part is about, where its title names the whole series first: "Steel: joints". */
export function shortTitle({ field, title }: { field: string; title: string }): string {
  const [, part] = /\bPart [\d.-]+: (.+)$/.exec(title) ?? []
  return part ? `${field}: ${part.charAt(0).toLowerCase()}${part.slice(1)}` : title
}
