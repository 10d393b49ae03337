import 'server-only'
import { cardOfA, cards, inLibrary, newestFirst } from './cards/queries'
import { FEATURED_SHOWN, IN_SITEMAP } from './constants'
import { provenanceOfA, publishedPage, readingIn, readingOfA, type ReadingRow } from './published/queries'
import type { ListQuery } from './schema'
import type { Article, ArticleCard, ArticleFace, ArticleReading, OutlineEntry } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified, Viewer } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/page'
import { db, Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { shorten } from '@/lib/core/text'

export type { Page }

/** One page of the library, newest first, by category, tag and cited standard. Pages count from 1. */
export const listPublished = (_viewer: Verified, query: ListQuery): Promise<Page<ArticleCard>> =>
  publishedPage(query)

/**
 * The featured articles, newest first. Titles and excerpts are shown to visitors too, so no viewer is asked
 * for.
 */
export const listFeatured = (limit = FEATURED_SHOWN): Promise<ArticleCard[]> =>
  cards(Prisma.sql`FROM articles a WHERE a.featured AND ${inLibrary} ORDER BY ${newestFirst} LIMIT ${limit}`)

const keyed = (key: number | string) =>
  typeof key === 'number' ? Prisma.sql`a.id = ${key}` : Prisma.sql`a.slug = ${key.toLowerCase()}`

/** Published ones for all; drafts and pending ones for their author and for admins. */
export const readableBy = (viewer: Viewer) =>
  isAdmin(viewer)
    ? Prisma.sql`a.deleted_at IS NULL`
    : Prisma.sql`a.deleted_at IS NULL AND (a.status = 'approved' OR a.author_id = ${viewer.id})`

/**
 * Whether the viewer may read only what lists show of it: it is for paying members, and not the viewer's own.
 */
export const lockedFor = (viewer: Viewer) =>
  Prisma.sql`(a.premium AND a.author_id IS DISTINCT FROM ${viewer.id} AND NOT ${mayReadPremium(viewer)})`

/**
 * One article by id or slug, as an editor or a program reads it. Throws NOT_FOUND also for what the viewer
 * may not see.
 */
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

/** One article as the reading page shows it; null where the viewer may see none at this address. */
export async function openArticle(viewer: Verified, slug: string): Promise<ArticleReading | null> {
  const [row] = await db.$queryRaw<ReadingRow[]>`
    SELECT ${readingOfA(Prisma.sql`a.body_html`)} FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l
    WHERE ${keyed(slug)} AND ${readableBy(viewer)}`
  return row ? readingIn(row) : null
}

/** Where a former address leads now; null where it never was one. */
export async function redirectFor(slug: string): Promise<string | null> {
  const row = await db.slugRedirect.findUnique({
    where: { slug: slug.toLowerCase() },
    select: { article: { select: { slug: true } } },
  })
  return row?.article.slug ?? null
}

/** What anybody may know of a published article, whose body is for members; null where there is none. */
export async function faceOf(slug: string): Promise<ArticleFace | null> {
  const [row] = await db.$queryRaw<FaceRow[]>`
    SELECT ${cardOfA} AS card, a.outline, ${provenanceOfA} FROM articles a WHERE ${keyed(slug)} AND ${inLibrary}`
  if (!row) return null
  const { card, outline, credit, check, publishedAt, revisedAt } = row
  return {
    slug: card.slug,
    title: card.title,
    excerpt: card.excerpt,
    description: shorten(card.excerpt, 160),
    category: card.category?.name ?? null,
    readTime: card.readTime,
    standards: card.standards,
    calculation: card.calculation,
    premium: card.premium,
    cover: card.coverImage,
    contents: outline.filter(({ level }) => level === 2).map(({ text }) => text),
    author: card.author,
    credit,
    check,
    publishedAt: publishedAt.toISOString(),
    revisedAt: revisedAt.toISOString(),
  }
}

type FaceRow = Pick<ArticleReading, 'credit' | 'check'> & {
  card: ArticleCard
  outline: OutlineEntry[]
  publishedAt: Date
  revisedAt: Date
}

/** Addresses of the newest published articles, as many as a sitemap may hold beside the other pages. */
export async function articlePaths(): Promise<string[]> {
  const rows = await db.article.findMany({
    where: { status: 'approved', deletedAt: null },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: IN_SITEMAP,
    select: { slug: true },
  })
  return rows.map(({ slug }) => `/articles/${slug}`)
}

/** Returns the viewer's articles in every state, newest first. */
export const listOwn = (viewer: Verified): Promise<ArticleCard[]> =>
  cards(
    Prisma.sql`FROM articles a WHERE a.author_id = ${viewer.id} AND a.deleted_at IS NULL ORDER BY a.created_at DESC, a.id DESC LIMIT 500`,
  )
