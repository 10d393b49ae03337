import type { EditionName, Relation, RelationKind, ShownRelation } from '../types'
import { placeName } from './naming'

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
export function relationsOf(editionId: number, all: readonly Relation[]): ShownRelation[] {
  const shown = (relation: Relation, side: 'from' | 'to', other: EditionName): ShownRelation => {
    const { id, kind, clause, day, source, checkedOn, confirmed } = relation
    const place = clause === null ? null : placeName(clause)
    return { id, kind, words: RELATION_WORDS[kind][side], other, place, day, source, checkedOn, confirmed }
  }
  return [
    ...all.flatMap((one) => (one.from.editionId === editionId ? [shown(one, 'from', one.to)] : [])),
    ...all.flatMap((one) => (one.to.editionId === editionId ? [shown(one, 'to', one.from)] : [])),
  ]
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
