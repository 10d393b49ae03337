import { placesIn } from '@/lib/references/rules/places'
import { GENERATIONS } from '../constants'
import type { Correspondence, CorrespondenceKind, Edition } from '../types'
import { citedBy, placeName, slugOf } from './naming'

/** Returns the one place that a text names, as citations write it; null where it names none or several. */
export function clauseNamed(text: string): { clause: string; slug: string } | null {
  const places = placesIn(text)
  const [clause, ...others] = places.length > 0 ? places : placesIn(`clause ${text}`)
  const slug = clause && slugOf(clause)
  return slug && others.length === 0 ? { clause, slug } : null
}

const SAID: Record<CorrespondenceKind, (to: string) => string> = {
  same: (to) => `the same in ${to}, under the same number`,
  moved: (to) => `the same as ${to}`,
  changed: (to) => `changed; see ${to}`,
  split: (to) => `split; part of it is ${to}`,
  dropped: (to) => `dropped: ${to} has no such place`,
}

/** Returns what became of a place in a later edition: "the same as clause 8.3.2 of EN 1993-1-1:2022". */
export const becameOf = ({ kind, to: { designation, clause } }: Correspondence): string =>
  SAID[kind](clause === null || kind === 'same' ? designation : `${placeName(clause)} of ${designation}`)

/** Returns what later editions have in place of one clause of a standard, of whichever edition. */
export const laterThan = (all: readonly Correspondence[], standard: string, clauseSlug: string) =>
  all.filter(({ from }) => from.standard === standard && from.clauseSlug === clauseSlug)

/** Returns what earlier editions had in the place of one clause of a standard. */
export const earlierThan = (all: readonly Correspondence[], standard: string, clauseSlug: string) =>
  all.filter(({ to }) => to.standard === standard && to.clauseSlug === clauseSlug)

type Dated = Pick<Edition, 'designation' | 'generation' | 'published'>

/**
 * Returns whether one edition may be later than another: by their generations, else by their days, else by
 * the years of their names. What is not known, or overlaps, is accepted: parts are published together.
 */
export function mayBeLater(later: Dated, earlier: Dated): boolean {
  const [before, after] = [generationOf(earlier), generationOf(later)]
  if (before !== -1 && after !== -1 && before !== after) return after > before
  const [first, last] = [daysOf(earlier)?.first, daysOf(later)?.last]
  return !first || !last || last > first
}

const generationOf = ({ generation }: Dated): number => GENERATIONS.findIndex((name) => name === generation)

/** Returns the first and the last day that the publication of an edition may mean. */
function daysOf({ designation, published }: Dated): { first: string; last: string } | null {
  if (published) {
    const { day, to } = published
    const last = { day, month: `${day.slice(0, 7)}-31`, year: `${day.slice(0, 4)}-12-31` }[to]
    return { first: day, last }
  }
  const year = citedBy(designation)?.year
  return year ? { first: `${year}-01-01`, last: `${year}-12-31` } : null
}

/** Returns what a change of an edition would do to a pair of clauses, in one sentence. */
export const reversalOf = ({ from, to }: Pick<Correspondence, 'from' | 'to'>): string =>
  `A pair of clauses has ${to.designation} as later than ${from.designation}, which it would not be`

type EnteredPair = {
  from: Dated & { clauseSlug: string }
  to: Dated & { clauseSlug: string | null }
}

/**
 * Returns what is wrong with a pair of clauses beside the others of the register, and the field that says so:
 * its editions are in the wrong order, or it denies another pair. Null where nothing is.
 */
export function refusedPair(
  { from, to }: EnteredPair,
  others: readonly Correspondence[],
): { path: 'toEdition' | 'toClause' | 'kind'; message: string } | null {
  if (!mayBeLater(to, from))
    return { path: 'toEdition', message: `${to.designation} is not later than ${from.designation}` }
  const reverse = others.find(
    (one) => one.from.designation === to.designation && one.to.designation === from.designation,
  )
  if (reverse)
    return {
      path: 'toEdition',
      message: `Another pair of clauses has ${to.designation} as the earlier edition of the two`,
    }
  const denied = others.find(
    (one) =>
      one.from.designation === from.designation &&
      one.from.clauseSlug === from.clauseSlug &&
      one.to.designation === to.designation &&
      (one.to.clause === null) !== (to.clauseSlug === null),
  )
  if (!denied) return null
  const place = placeName(denied.from.clause)
  return denied.to.clause === null
    ? { path: 'toClause', message: `The register has ${place} as dropped in ${to.designation} already` }
    : {
        path: 'kind',
        message: `The register has ${placeName(denied.to.clause)} of ${to.designation} for ${place} already`,
      }
}
