import type { ClauseRelation, EditionName, Relation, RelationKind, ShownRelation } from '../types'
import { placeName, slugOf } from './naming'

/** What each kind says of the first edition, and of the second. */
export const RELATION_WORDS: Record<RelationKind, { from: string; to: string }> = {
  amends: { from: 'Amends', to: 'Amended by' },
  corrects: { from: 'Corrects', to: 'Corrected by' },
  adopts: { from: 'Adopts', to: 'Adopted as' },
  annex_to: { from: 'National annex to', to: 'National annex' },
  split_from: { from: 'Split from', to: 'Split into' },
  merged_from: { from: 'Merged from', to: 'Merged into' },
}

/** Returns the relations of an edition in words: those that it has to others, then those of others to it. */
export const relationsOf = (editionId: number, all: readonly Relation[]): ShownRelation[] => [
  ...all.flatMap((one) => (one.from.editionId === editionId ? [shown(one, 'from')] : [])),
  ...all.flatMap((one) => (one.to.editionId === editionId ? [shown(one, 'to')] : [])),
]

/** Returns the relations about one clause of a standard, by their slugs, as its editions have them. */
export const relationsAt = (slug: string, clauseSlug: string, all: readonly Relation[]): ClauseRelation[] =>
  all.flatMap((one) =>
    one.to.slug === slug && one.clause !== null && slugOf(one.clause) === clauseSlug
      ? [{ ...shown(one, 'to'), designation: one.to.designation }]
      : [],
  )

function shown(relation: Relation, side: 'from' | 'to'): ShownRelation {
  const { id, kind, from, to, clause, day, source, checkedOn, confirmed } = relation
  const other = side === 'from' ? to : from
  const place = clause === null ? null : placeName(clause)
  return { id, kind, words: RELATION_WORDS[kind][side], other, place, day, source, checkedOn, confirmed }
}

type Named = Pick<EditionName, 'designation'>
type Said = Pick<Relation, 'kind' | 'clause'> & { from: Named; to: Named }

/** Returns a relation in one line: "EN 1991-1-3:2025/prA1: amends clause 5.2 of EN 1991-1-3:2025". */
export function relationSaid({ kind, from, to, clause }: Said): string {
  const place = clause === null ? '' : `${placeName(clause)} of `
  return `${from.designation}: ${RELATION_WORDS[kind].from.toLowerCase()} ${place}${to.designation}`
}

/** Why the database refuses a relation; the sentences are said by `relationRefusal`. */
export type RefusedRelation = {
  id: number
  kind: RelationKind
  fromId: number
  from: string
  toId: number
  to: string
  reason: 'same' | 'circle' | 'annex' | 'earlier'
}

/** Returns what is wrong with a relation, in one sentence. */
export function relationRefusal({ kind, from, to, reason }: RefusedRelation): string {
  const REASONS: Record<RefusedRelation['reason'], string> = {
    same: `${from} and ${to} are editions of one standard, of which none adopts the other or is its annex`,
    circle: `The register says the same of ${to} and ${from}, and both cannot be true`,
    annex: 'An annex has no annex of its own',
    earlier: `${from} was published before ${to}: “${RELATION_WORDS[kind].from.toLowerCase()}” cannot be true`,
  }
  return REASONS[reason]
}
