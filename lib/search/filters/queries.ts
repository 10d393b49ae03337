import 'server-only'
import { LRUCache } from 'lru-cache'
import type { FoundArticle } from '../found/queries'
import type { Filterable } from '../rules/filters'
import type { Ranked } from '../rules/ranking'
import { likelyAmong } from '../rules/ranking'
import { pool, Prisma } from '@/lib/core/server/db'
import type { Standing } from '@/lib/standards/types'

/**
 * Returns what was found, in its order, with the values of its facets; `ranked` says which probably answer.
 */
export async function filterable(
  found: readonly FoundArticle[],
  ranked: readonly Ranked[],
): Promise<Filterable[]> {
  const held = await heldBy(found)
  const likely = likelyAmong(ranked)
  return found.map(({ id, facts, saved, opened }) => ({
    id,
    likely: likely.has(id),
    title: facts.title,
    publishedAt: facts.publishedAt?.getTime() ?? 0,
    readTime: facts.readTime,
    values: {
      category: facts.categoryId === null ? [] : [String(facts.categoryId)],
      standard: facts.standards,
      holds: [...(facts.calculation ? ['calculation'] : []), ...held.get(id)!],
      edition: [...new Set([...facts.standings.values()].flatMap(editionOf))],
      reading: [opened ? 'opened' : 'unopened', ...(saved ? ['saved'] : [])],
    },
  }))
}

/** Returns the group of an edition's status; none where the register does not know it. */
function editionOf({ withdrawn, tone }: Standing): string[] {
  if (withdrawn) return ['withdrawn']
  return tone === 'neutral' ? [] : [tone === 'warn' ? 'superseded' : 'current']
}

/** What articles hold beside their text, by the version that was read; some hundred bytes each. */
const holdings = new LRUCache<string, readonly string[]>({ max: 20_000 })

/** Returns whether articles hold tables and drawings: their texts are looked through once a version. */
async function heldBy(found: readonly FoundArticle[]): Promise<Map<number, readonly string[]>> {
  const keyOf = ({ id, textVersion }: FoundArticle) => `${id} ${textVersion}`
  const unread = found.filter((article) => !holdings.has(keyOf(article)))
  const { rows } =
    unread.length === 0
      ? { rows: [] }
      : await pool().query<{ id: number; table: boolean; drawing: boolean }>(
          Prisma.sql`SELECT id, content LIKE '%<table%' AS table, content LIKE '%data-type="drawing"%' AS drawing
            FROM articles WHERE id = ANY (${unread.map(({ id }) => id)}::int[])`,
        )
  const holds = new Map(
    rows.map(({ id, table, drawing }) => [
      id,
      [...(table ? ['table'] : []), ...(drawing ? ['drawing'] : [])],
    ]),
  )
  for (const article of unread) holdings.set(keyOf(article), holds.get(article.id) ?? [])
  return new Map(found.map((article) => [article.id, holdings.get(keyOf(article)) ?? []]))
}
