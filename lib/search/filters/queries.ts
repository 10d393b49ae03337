import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Ranked } from '../rules/ranking'
import { likelyAmong } from '../rules/ranking'
import type { Filterable } from '../rules/filters'
import { bookmarkedBy, inLibrary, openedBy } from '@/lib/articles/cards/queries'
import type { Verified } from '@/lib/auth/viewer'
import { pool, Prisma } from '@/lib/core/server/db'
import { standingsOf } from '@/lib/standards/queries'
import type { Standing } from '@/lib/standards/types'

type FactsRow = {
  id: number
  title: string
  publishedAt: Date | null
  readTime: number
  categoryId: number | null
  standards: string[]
  calculation: boolean
  saved: boolean
  opened: boolean
  updatedAt: Date
}

/** Returns what was found and is in the library now, in its order, with the values of its facets. */
export async function filterable(viewer: Verified, ranked: readonly Ranked[]): Promise<Filterable[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const { text, values } = Prisma.sql`
    SELECT a.id, a.title, a.published_at AS "publishedAt", a.read_time AS "readTime", a.category_id AS "categoryId", a.updated_at AS "updatedAt",
      ARRAY(SELECT DISTINCT r.standard FROM article_references r WHERE r.article_id = a.id AND r.standard IS NOT NULL) AS standards,
      EXISTS (SELECT 1 FROM calculations k WHERE k.article_id = a.id) AS calculation,
      ${bookmarkedBy(viewer)} AS saved, ${openedBy(viewer)} AS opened
    FROM articles a WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary}`
  const { rows } = await pool().query<FactsRow>({ name: 'search-facts', text, values })
  const [held, standings] = await Promise.all([
    heldBy(rows),
    standingsOf(rows.map(({ id, standards }) => ({ id, standards }))),
  ])
  const likely = likelyAmong(ranked)
  const facts = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = facts.get(id)
    if (!row) return []
    const { title, readTime, standards, categoryId, calculation, saved, opened } = row
    return [
      {
        id,
        likely: likely.has(id),
        title,
        publishedAt: row.publishedAt?.getTime() ?? 0,
        readTime,
        values: {
          category: categoryId === null ? [] : [String(categoryId)],
          standard: standards,
          holds: [...(calculation ? ['calculation'] : []), ...held.get(id)!],
          edition: [...new Set([...(standings.get(id)?.values() ?? [])].flatMap(editionOf))],
          reading: [opened ? 'opened' : 'unopened', ...(saved ? ['saved'] : [])],
        },
      },
    ]
  })
}

/** Returns the group of an edition's status; none where the register does not know it. */
function editionOf({ withdrawn, tone }: Standing): string[] {
  if (withdrawn) return ['withdrawn']
  return tone === 'neutral' ? [] : [tone === 'warn' ? 'superseded' : 'current']
}

/** What articles hold beside their text, by the version that was read; some hundred bytes each. */
const holdings = new LRUCache<string, readonly string[]>({ max: 20_000 })

/** Returns whether articles hold tables and drawings: their texts are looked through once a version. */
async function heldBy(
  articles: readonly Pick<FactsRow, 'id' | 'updatedAt'>[],
): Promise<Map<number, readonly string[]>> {
  const keyOf = ({ id, updatedAt }: Pick<FactsRow, 'id' | 'updatedAt'>) => `${id} ${updatedAt.getTime()}`
  const unread = articles.filter((article) => !holdings.has(keyOf(article))).map(({ id }) => id)
  const { rows } =
    unread.length === 0
      ? { rows: [] }
      : await pool().query<Pick<FactsRow, 'id' | 'updatedAt'> & { table: boolean; drawing: boolean }>(
          Prisma.sql`SELECT id, updated_at AS "updatedAt", content LIKE '%<table%' AS table, content LIKE '%data-type="drawing"%' AS drawing
            FROM articles WHERE id = ANY (${unread}::int[])`,
        )
  for (const { table, drawing, ...article } of rows)
    holdings.set(keyOf(article), [...(table ? ['table'] : []), ...(drawing ? ['drawing'] : [])])
  return new Map(articles.map((article) => [article.id, holdings.get(keyOf(article)) ?? []]))
}
