import 'server-only'
import { FEATURED_SHOWN } from '../constants'
import type { ListQuery } from '../schema'
import type { ArticleCard } from '../types'
import type { Viewer } from '@/lib/auth/viewer'
import { limitTo, Prisma, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { readerKeyOf } from '@/lib/users/queries'

const iso = (column: string) =>
  Prisma.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * A card of the article that a query calls `a`, built by PostgreSQL: one statement a list, and no column that
 * a card does not show.
 */
export const cardOfA = Prisma.sql`json_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'excerpt', coalesce(a.excerpt, a.summary),
  'category', (SELECT json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) FROM categories c WHERE c.id = a.category_id),
  'categoryId', a.category_id,
  'tags', coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) ORDER BY t.name)
                    FROM article_tags x JOIN tags t ON t.id = x.tag_id WHERE x.article_id = a.id), '[]'::json),
  'readTime', a.read_time, 'views', a.views, 'likes', a.like_count, 'commentCount', a.comment_count, 'coverImage', a.cover_image,
  'status', a.status, 'published', a.status = 'approved', 'featured', a.featured, 'premium', a.premium,
  'author', CASE WHEN a.author_id IS NULL AND NOT a.submitted_by_user THEN '{"firstName":"Loadpath","lastName":"editors"}'::json
            ELSE coalesce((SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name)
                           FROM users u WHERE u.id = a.author_id AND u.status <> 'deleted'), '{"firstName":"Former","lastName":"member"}'::json) END,
  'submittedByUser', a.submitted_by_user, 'createdAt', ${iso('a.created_at')}, 'updatedAt', ${iso('a.updated_at')},
  'standards', coalesce((SELECT json_agg(s.standard ORDER BY s.position) FROM (
      SELECT r.standard, min(r.position) AS position FROM article_references r
      WHERE r.article_id = a.id AND r.standard IS NOT NULL GROUP BY r.standard) s), '[]'::json),
  'calculation', EXISTS (SELECT 1 FROM calculations k WHERE k.article_id = a.id)
)`

/**
 * SQL of the names beside the article that a query calls `a` which its card shows. But for them and the
 * counts, whatever changes on the card changes the number of its page too, or the register.
 */
export const namesOnCard = Prisma.sql`json_build_array(
  (SELECT json_build_array(c.name, c.slug) FROM categories c WHERE c.id = a.category_id),
  (SELECT json_build_array(u.first_name, u.last_name, u.status) FROM users u WHERE u.id = a.author_id))::text`

/** SQL of whether the viewer has opened the article that a query calls `a`. */
export const openedBy = (viewer: Viewer): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM article_readings o WHERE o.article_id = a.id AND o.reader_key = ${readerKeyOf(viewer.id)})`

/** SQL of whether the viewer has bookmarked it. */
export const bookmarkedBy = (viewer: Viewer): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM bookmarks b WHERE b.article_id = a.id AND b.user_id = ${viewer.id})`

export const newestFirst = Prisma.sql`a.published_at DESC, a.id DESC`

const ORDERS = {
  newest: newestFirst,
  read: Prisma.sql`a.views DESC, ${newestFirst}`,
  saved: Prisma.sql`a.bookmark_count DESC, ${newestFirst}`,
  title: Prisma.sql`lower(a.title), a.id`,
  time: Prisma.sql`a.read_time, ${newestFirst}`,
}

/** Returns the order that a list asks for; it is the same for everybody. */
export const orderBy = ({ sort = 'newest' }: ListQuery): Prisma.Sql => ORDERS[sort]

/**
 * `inLibrary`, narrowed by category, tag, cited standard and whether it holds a live calculation, and by what
 * is true for one reader where `forReader` says so.
 */
export function inLibraryBy(
  { categoryId, tagSlug, standard, calculation }: ListQuery,
  forReader?: Prisma.Sql,
): Prisma.Sql {
  const terms = forReader ? [inLibrary, forReader] : [inLibrary]
  if (categoryId) terms.push(Prisma.sql`a.category_id = ${categoryId}`)
  if (tagSlug)
    terms.push(
      Prisma.sql`a.id IN (SELECT x.article_id FROM article_tags x JOIN tags t ON t.id = x.tag_id WHERE t.slug = ${tagSlug.toLowerCase()})`,
    )
  if (standard)
    terms.push(
      Prisma.sql`a.id IN (SELECT r.article_id FROM article_references r WHERE r.standard = ${standard})`,
    )
  if (calculation) terms.push(Prisma.sql`EXISTS (SELECT 1 FROM calculations k WHERE k.article_id = a.id)`)
  return Prisma.join(terms, ' AND ')
}

/** The cards that the rest of a query (FROM articles a …) selects. */
export async function cards(rest: Prisma.Sql, tx?: Tx): Promise<ArticleCard[]> {
  const rows = await selectIn<{ card: ArticleCard }>(tx, Prisma.sql`SELECT ${cardOfA} AS card ${rest}`)
  return rows.map(({ card }) => card)
}

const featuredIds = (limit: number) =>
  Prisma.sql`SELECT a.id FROM articles a WHERE a.featured AND ${inLibrary} ORDER BY ${newestFirst} ${limitTo(limit)}`

/** What the library lists below the featured articles. */
export const notFeatured = Prisma.sql`a.id NOT IN (${featuredIds(FEATURED_SHOWN)})`

/**
 * The featured articles, newest first. Titles and excerpts are shown to visitors too, so no viewer is asked
 * for.
 */
export const listFeatured = (limit = FEATURED_SHOWN): Promise<ArticleCard[]> =>
  cards(Prisma.sql`FROM articles a WHERE a.id IN (${featuredIds(limit)}) ORDER BY ${newestFirst}`)
