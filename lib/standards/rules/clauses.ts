import { CLAUSE_MAX } from '../constants'
import type { CitedClause, ClauseBranch } from '../public/types'
import { slugMeant, slugOf, typedText } from './naming'
import { placesIn } from '@/lib/references/rules/places'

const order = new Intl.Collator('en-GB', { numeric: true }).compare

/** Returns the cited clauses as a tree: each below the nearest that contains it and is cited itself. */
export function clauseTree(clauses: readonly CitedClause[]): ClauseBranch[] {
  const branches = new Map<string, ClauseBranch>(
    clauses
      .toSorted((a, b) => kindOf(a.clause) - kindOf(b.clause) || order(a.clause, b.clause))
      .map((clause) => [clause.clauseSlug, { ...clause, within: [] }]),
  )
  const roots: ClauseBranch[] = []
  for (const [slug, branch] of branches) (parentOf(slug, branches)?.within ?? roots).push(branch)
  return roots
}

function parentOf(slug: string, branches: ReadonlyMap<string, ClauseBranch>): ClauseBranch | undefined {
  for (let at = slug.lastIndexOf('.'); at > 0; at = slug.lastIndexOf('.', at - 1)) {
    const parent = branches.get(slug.slice(0, at))
    if (parent) return parent
  }
  return undefined
}

const KINDS = ['Table ', 'Figure ', 'Equation ', 'Annex ']

/** Clauses first, then each kind of place for itself. */
const kindOf = (clause: string) => KINDS.findIndex((kind) => clause.startsWith(kind)) + 1

/**
 * Returns the place that was typed into an address, without the number of a paragraph: "6.2.2" of
 * "6.2.2(1)P", "Table 6.2" of "table-6.2". Null where it is no place.
 */
export function placeTyped(typed: string): string | null {
  const text = typedText(typed).trim()
  const [place] = placesIn(/^\d/.test(text) ? `clause ${text}` : text.replace(/^([a-z]+)-/i, '$1 '))
  return place !== undefined && place.length <= CLAUSE_MAX ? place : null
}

/** Returns the slugs that an address may mean, nearest first: the place, and of a clause what contains it. */
export function slugsTyped(typed: string): string[] {
  const place = placeTyped(typed)
  const slugs = [...(place ? [slugOf(place)] : []), slugMeant(typed)]
  if (place && !place.includes(' '))
    for (let slug = slugOf(place); slug.includes('.'); slugs.push(slug))
      slug = slug.slice(0, slug.lastIndexOf('.'))
  return [...new Set(slugs)]
}
