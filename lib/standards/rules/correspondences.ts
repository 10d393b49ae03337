import { placesIn } from '@/lib/references/rules/places'
import type { Correspondence, CorrespondenceKind } from '../types'
import { placeName, slugOf } from './naming'

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
