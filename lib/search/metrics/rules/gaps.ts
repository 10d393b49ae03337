import { GAP_MEMBERS, GAPS } from '../constants'
import type { Gap } from '../types'
import { isStandardOrClause, readableCode } from '../../rules/readable'
import { tokensOf } from '../../rules/tokens'

/** Searches for one query that found nothing, and who made them. */
export type Failed = { query: string; searches: number; members: string[] }

/** Standards and clauses that enough different members looked for in vain, most members first. */
export function gapsIn(failed: Failed[]): Gap[] {
  const gaps = new Map<string, { searches: number; members: Set<string> }>()
  for (const { query, searches, members } of failed)
    for (const term of codesIn(query)) {
      const gap = gaps.get(term) ?? { searches: 0, members: new Set() }
      gap.searches += searches
      for (const member of members) gap.members.add(member)
      gaps.set(term, gap)
    }
  return [...gaps]
    .map(([term, { searches, members }]) => ({ term, searches, members: members.size }))
    .filter(({ members }) => members >= GAP_MEMBERS)
    .sort((a, b) => b.members - a.members || b.searches - a.searches || a.term.localeCompare(b.term))
    .slice(0, GAPS)
}

const codesIn = (query: string): Set<string> =>
  new Set(
    tokensOf(query)
      .filter(({ kind, wider, term }) => kind === 'code' && !wider && isStandardOrClause(term))
      .map(({ term }) => readableCode(term)),
  )
