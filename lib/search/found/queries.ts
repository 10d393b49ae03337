import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Ranked } from '../rules/ranking'
import { bookmarkedBy, namesOnCard, openedBy } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { ArticleCard } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { standingsOf } from '@/lib/standards/queries'
import { REGISTER_VERSION } from '@/lib/standards/store'
import type { Standing } from '@/lib/standards/types'

type State = {
  id: number
  /** Changes with its text, and with what the viewer may read of it. */
  textVersion: string
  locked: boolean
  /** Whether the viewer has bookmarked it. */
  saved: boolean
  /** Whether the viewer has opened it. */
  opened: boolean
}

type Counts = Pick<ArticleCard, 'views' | 'likes' | 'commentCount'>

/** What articles are filtered and ordered by, the same for all questions and readers. */
type Facts = Pick<ArticleCard, 'title' | 'readTime' | 'categoryId' | 'calculation'> & {
  publishedAt: Date | null
  /** The standards that it cites, without years. */
  standards: string[]
  /** What the register says of them, by their names. */
  standings: ReadonlyMap<string, Standing>
}

/** A published article that an answer names, as it is at this moment and for one viewer. */
export type FoundArticle = State & {
  /** Changes with everything that is shown of it, but for its counts. */
  version: string
  counts: Counts
  facts: Facts
}

type Row = State & Counts & { factsVersion: string; names: string }

/** By article and version; some hundred bytes each. */
const known = new LRUCache<string, Facts>({ max: 5000 })

/**
 * Returns what was found and is in the library now, in its order. One statement says which of it has changed
 * since it was read, and only that is read again.
 */
export async function foundBy(viewer: Verified, ranked: readonly Ranked[]): Promise<FoundArticle[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const rows = await select<Row>(Prisma.sql`
    SELECT a.id, concat_ws(' ', a.page_version, ${Prisma.raw(REGISTER_VERSION)}) AS "factsVersion",
      concat_ws(' ', a.page_version, l.locked) AS "textVersion", ${namesOnCard} AS names, l.locked,
      a.views, a.like_count AS likes, a.comment_count AS "commentCount",
      ${bookmarkedBy(viewer)} AS saved, ${openedBy(viewer)} AS opened
    FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l
    WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary}`)
  const day = today()
  const keys = new Map(rows.map(({ id, factsVersion }) => [id, `${id} ${factsVersion} ${day}`]))
  const facts = await factsOf(keys)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const [row, of] = [byId.get(id), facts.get(id)]
    if (!row || !of) return []
    const { textVersion, locked, names, saved, opened, views, likes, commentCount } = row
    const version = `${keys.get(id)!} ${locked} ${names}`
    const counts = { views, likes, commentCount }
    return [{ id, version, textVersion, locked, saved, opened, counts, facts: of }]
  })
}

/**
 * Returns the facts of articles by their ids, of which `keys` has the keys in the cache; none of those that
 * have left the library meanwhile.
 */
async function factsOf(keys: ReadonlyMap<number, string>): Promise<Map<number, Facts>> {
  const facts = new Map<number, Facts>()
  const unread: number[] = []
  for (const [id, key] of keys) {
    const of = known.get(key)
    if (of) facts.set(id, of)
    else unread.push(id)
  }
  for (const [id, of] of await readFacts(unread)) {
    facts.set(id, of)
    known.set(keys.get(id)!, of)
  }
  return facts
}

async function readFacts(ids: number[]): Promise<Map<number, Facts>> {
  if (ids.length === 0) return new Map()
  const rows = await select<Omit<Facts, 'standings'> & { id: number }>(Prisma.sql`
    SELECT a.id, a.title, a.published_at AS "publishedAt", a.read_time AS "readTime", a.category_id AS "categoryId",
      ARRAY(SELECT DISTINCT r.standard FROM article_references r WHERE r.article_id = a.id AND r.standard IS NOT NULL) AS standards,
      EXISTS (SELECT 1 FROM calculations k WHERE k.article_id = a.id) AS calculation
    FROM articles a WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary}`)
  const standings = await standingsOf(rows)
  return new Map(rows.map(({ id, ...of }) => [id, { ...of, standings: standings.get(id) ?? new Map() }]))
}
