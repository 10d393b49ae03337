import 'server-only'
import { cardOfA, cards, inLibrary, newestFirst } from './cards/queries'
import { FEATURED_SHOWN, PAGE_SIZE } from './constants'
import type { ListQuery } from './schema'
import type { Article, ArticleCard, ArticleReading } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified, Viewer } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/api'
import { db, Prisma } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { shorten } from '@/lib/core/text'

export type { Page }

/** One page of the library, newest first, by category, tag and cited standard. Pages count from 1. */
export async function listPublished(_viewer: Verified, query: ListQuery): Promise<Page<ArticleCard>> {
  const { page = 1, pageSize = PAGE_SIZE } = query
  const where = filtered(query)
  const [items, total] = await Promise.all([
    // Chosen first, built then: a card is built for each row that an OFFSET skips, too.
    cards(
      Prisma.sql`FROM (SELECT a.* FROM articles a WHERE ${where} ORDER BY ${newestFirst} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) a ORDER BY ${newestFirst}`,
    ),
    count(where),
  ])
  return { items, total, page, pageSize }
}

function filtered({ categoryId, tagSlug, standard }: ListQuery): Prisma.Sql {
  const terms = [inLibrary]
  if (categoryId) terms.push(Prisma.sql`a.category_id = ${categoryId}`)
  if (tagSlug)
    terms.push(
      Prisma.sql`a.id IN (SELECT x.article_id FROM article_tags x JOIN tags t ON t.id = x.tag_id WHERE t.slug = ${tagSlug.toLowerCase()})`,
    )
  if (standard)
    terms.push(
      Prisma.sql`a.id IN (SELECT r.article_id FROM article_references r WHERE r.standard = ${standard})`,
    )
  return Prisma.join(terms, ' AND ')
}

async function count(where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM articles a WHERE ${where}`
  return row?.total ?? 0
}

/** The featured articles, newest first. Titles and excerpts are shown to visitors too, so no viewer is asked for. */
export const listFeatured = (limit = FEATURED_SHOWN): Promise<ArticleCard[]> =>
  cards(Prisma.sql`FROM articles a WHERE a.featured AND ${inLibrary} ORDER BY ${newestFirst} LIMIT ${limit}`)

const keyed = (key: number | string) =>
  typeof key === 'number' ? Prisma.sql`a.id = ${key}` : Prisma.sql`a.slug = ${key.toLowerCase()}`

/** Published ones for all; drafts and pending ones for their author and for admins (decision 18). */
export const readableBy = (viewer: Viewer) =>
  isAdmin(viewer)
    ? Prisma.sql`a.deleted_at IS NULL`
    : Prisma.sql`a.deleted_at IS NULL AND (a.status = 'approved' OR a.author_id = ${viewer.id})`

/** Whether the viewer may read only what lists show of it: it is for paying members, and not the viewer's own. */
export const lockedFor = (viewer: Viewer) =>
  Prisma.sql`(a.premium AND a.author_id IS DISTINCT FROM ${viewer.id} AND NOT ${mayReadPremium(viewer)})`

/** One article by id or slug, as an editor or a program reads it. Throws NOT_FOUND also for what the viewer may not see. */
export async function readArticle(viewer: Verified, key: number | string): Promise<Article> {
  const [row] = await db.$queryRaw<LockableRow[]>`
    SELECT ${cardOfA} AS card, l.locked, CASE WHEN l.locked THEN '' ELSE a.content END AS content,
      CASE WHEN l.locked THEN NULL ELSE a.reference END AS reference
    FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l WHERE ${keyed(key)} AND ${readableBy(viewer)}`
  if (!row) throw notFound('Article')
  const { card, content, reference, locked } = row
  return { ...card, content, reference, ...(locked && { locked: true as const }) }
}

type LockableRow = { card: ArticleCard; content: string; reference: string | null; locked: boolean }

type ReadingRow = {
  card: ArticleCard
  shown: Omit<ArticleReading, keyof ArticleCard | 'publishedAt' | 'revisedAt'>
  publishedAt: Date
  revisedAt: Date
}

/** One article as the reading page shows it; null where the viewer may see none at this address. */
export async function openArticle(viewer: Verified, slug: string): Promise<ArticleReading | null> {
  const [row] = await db.$queryRaw<ReadingRow[]>`
    SELECT ${cardOfA} AS card, coalesce(a.published_at, a.created_at) AS "publishedAt",
      CASE WHEN a.revision = 1 THEN coalesce(a.published_at, a.created_at)
        ELSE coalesce((SELECT r.created_at FROM article_revisions r WHERE r.article_id = a.id AND r.revision = a.revision), a.updated_at) END AS "revisedAt",
      json_build_object('bodyHtml', CASE WHEN l.locked THEN '' ELSE a.body_html END, 'outline', CASE WHEN l.locked THEN '[]' ELSE a.outline END,
        'locked', l.locked, 'revision', a.revision, 'references', coalesce((SELECT json_agg(json_build_object('raw', r.raw, 'type', r.type, 'standard', r.standard, 'withdrawn', r.withdrawn) ORDER BY r.position)
                  FROM article_references r WHERE r.article_id = a.id AND NOT l.locked), '[]'::json)) AS shown
    FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l WHERE ${keyed(slug)} AND ${readableBy(viewer)}`
  if (!row) return null
  const { card, shown, publishedAt, revisedAt } = row
  return { ...card, ...shown, publishedAt: publishedAt.toISOString(), revisedAt: revisedAt.toISOString() }
}

/** Where a former address leads now; null where it never was one. */
export async function redirectFor(slug: string): Promise<string | null> {
  const row = await db.slugRedirect.findUnique({
    where: { slug: slug.toLowerCase() },
    select: { article: { select: { slug: true } } },
  })
  return row?.article.slug ?? null
}

/** Title and description of a published article, for the head of a page whose body is gated. */
export async function headOf(
  slug: string,
): Promise<{ slug: string; title: string; description: string; category: string | null } | null> {
  const [card] = await cards(Prisma.sql`FROM articles a WHERE ${keyed(slug)} AND ${inLibrary}`)
  if (!card) return null
  const { slug: address, title, excerpt, category } = card
  return { slug: address, title, description: shorten(excerpt, 160), category: category?.name ?? null }
}

/** What the viewer wrote, in every state, latest first (decision 16). */
export const listOwn = (viewer: Verified): Promise<ArticleCard[]> =>
  cards(
    Prisma.sql`FROM articles a WHERE a.author_id = ${viewer.id} AND a.deleted_at IS NULL ORDER BY a.created_at DESC, a.id DESC LIMIT 500`,
  )
