import 'server-only'
import type { Neighbour, Neighbours } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'

const RELATED = 4
/**
 * A standard or tag that this many articles share says little about any two of them, and costs as much to
 * compare.
 */
const COMMON = 200

const columns = Prisma.sql`a.slug, a.title, a.read_time AS "readTime",
  (SELECT c.name FROM categories c WHERE c.id = a.category_id) AS category`

/** Returns what a published article leads to. Throws NOT_FOUND for any other. */
export async function neighboursOf(_viewer: Verified, articleId: number): Promise<Neighbours> {
  const [newer, older, related, published] = await Promise.all([
    beside(articleId, 'newer'),
    beside(articleId, 'older'),
    relatedTo(articleId),
    select(Prisma.sql`SELECT 1 FROM articles a WHERE a.id = ${articleId} AND ${inLibrary}`),
  ])
  if (published.length === 0) throw notFound('Article')
  return { newer, older, related }
}

async function beside(articleId: number, side: 'newer' | 'older'): Promise<Neighbour | null> {
  const [compared, order] =
    side === 'newer'
      ? [Prisma.sql`>`, Prisma.sql`a.published_at, a.id`]
      : [Prisma.sql`<`, Prisma.sql`a.published_at DESC, a.id DESC`]
  const [row] = await select<Neighbour>(
    Prisma.sql`SELECT ${columns} FROM articles a
    WHERE ${inLibrary} AND a.category_id = (SELECT me.category_id FROM articles me WHERE me.id = ${articleId})
      -- Known before the search begins, so that it starts at this place in the index.
      AND (a.published_at, a.id) ${compared} ((SELECT me.published_at FROM articles me WHERE me.id = ${articleId}), ${articleId})
    ORDER BY ${order} LIMIT 1`,
  )
  return row ?? null
}

/** Each shared standard or tag counts the more, the fewer articles have it. */
const relatedTo = (articleId: number): Promise<Neighbour[]> =>
  select<Neighbour>(
    Prisma.sql`
    WITH shared AS (
      SELECT o.article_id, 2.0 / o.holders AS weight
      FROM (SELECT DISTINCT standard FROM article_references WHERE article_id = ${articleId} AND standard IS NOT NULL) mine
      CROSS JOIN LATERAL (
        SELECT article_id, count(*) OVER () AS holders FROM (
          SELECT DISTINCT article_id FROM article_references r WHERE r.standard = mine.standard ${limitTo(COMMON)}) x) o
      UNION ALL
      SELECT o.article_id, 1.0 / o.holders
      FROM article_tags mine
      CROSS JOIN LATERAL (
        SELECT article_id, count(*) OVER () AS holders FROM (
          SELECT article_id FROM article_tags t WHERE t.tag_id = mine.tag_id ${limitTo(COMMON)}) x) o
      WHERE mine.article_id = ${articleId})
    SELECT ${columns} FROM (
      SELECT article_id, sum(weight) AS score FROM shared WHERE article_id <> ${articleId} GROUP BY article_id) s
    JOIN articles a ON a.id = s.article_id AND ${inLibrary}
    ORDER BY s.score DESC, a.published_at DESC, a.id DESC ${limitTo(RELATED)}`,
  )
