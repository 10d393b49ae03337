import 'server-only'
import { bookmarkedBy, cardOfA, cards, openedBy } from './cards/queries'
import { IN_SITEMAP, OPEN_SHOWN } from './constants'
import {
  provenanceOfA,
  publishedLibrary,
  publishedPage,
  readingIn,
  readingOfA,
  type ReadingRow,
} from './published/queries'
import type { ListQuery } from './schema'
import type { Article, ArticleCard, ArticleFace, ArticleReading, Library, OutlineEntry } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified, Viewer } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/page'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { shorten } from '@/lib/core/text'
import { inLibrary, publishedArticle } from '@/lib/library/queries'

export type { Page }

/** One page of the articles that a member's list asks for, in its order. Pages count from 1. */
export const listPublished = (viewer: Verified, query: ListQuery): Promise<Page<ArticleCard>> =>
  publishedPage(query, readAs(viewer, query))

/** The same as the library shows it: with the featured articles ahead and how many each tag would leave. */
export const browseLibrary = (viewer: Verified, query: ListQuery): Promise<Library> =>
  publishedLibrary(query, readAs(viewer, query))

/** What the viewer did with the article `a`, as a list asks for it. */
function readAs(viewer: Verified, { reading }: ListQuery): Prisma.Sql | undefined {
  if (!reading) return undefined
  if (reading === 'saved') return bookmarkedBy(viewer)
  return reading === 'opened' ? openedBy(viewer) : Prisma.sql`NOT ${openedBy(viewer)}`
}

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
  const [row] = await select<LockableRow>(Prisma.sql`
    SELECT ${cardOfA} AS card, l.locked, CASE WHEN l.locked THEN '' ELSE a.content END AS content,
      CASE WHEN l.locked THEN NULL ELSE a.reference END AS reference
    FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l WHERE ${keyed(key)} AND ${readableBy(viewer)}`)
  if (!row) throw notFound('Article')
  const { card, content, reference, locked } = row
  return { ...card, content, reference, ...(locked && { locked: true as const }) }
}

type LockableRow = { card: ArticleCard; content: string; reference: string | null; locked: boolean }

/** One article as the reading page shows it; null where the viewer may see none at this address. */
export async function openArticle(viewer: Verified, slug: string): Promise<ArticleReading | null> {
  const [row] = await select<ReadingRow>(Prisma.sql`
    SELECT ${readingOfA(Prisma.sql`a.body_html`)} FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l
    WHERE ${keyed(slug)} AND ${readableBy(viewer)}`)
  return row ? readingIn(row) : null
}

/** Where a former address leads now; null where it never was one, or leads to what the viewer may not see. */
export async function redirectFor(viewer: Verified, slug: string): Promise<string | null> {
  const readable: Prisma.ArticleWhereInput = isAdmin(viewer)
    ? {}
    : { OR: [{ status: 'approved' }, { authorId: viewer.id }] }
  const row = await db.slugRedirect.findFirst({
    where: { slug: slug.toLowerCase(), article: { deletedAt: null, ...readable } },
    select: { article: { select: { slug: true } } },
  })
  return row?.article.slug ?? null
}

/** What anybody may know of a published article, whose body is for members; null where there is none. */
export async function faceOf(slug: string): Promise<ArticleFace | null> {
  const [row] = await select<FaceRow>(Prisma.sql`
    SELECT ${cardOfA} AS card, a.outline, a.open, ${provenanceOfA} FROM articles a WHERE ${keyed(slug)} AND ${inLibrary}`)
  if (!row) return null
  const { card, outline, open, credit, check, publishedAt, revisedAt } = row
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
    open,
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
  open: boolean
  publishedAt: Date
  revisedAt: Date
}

/**
 * Returns an article that editors opened, whole; null where there is none. Anybody may read it: its figures
 * have their public addresses, and its clauses lead to the register in place of the library.
 */
export async function readOpen(slug: string): Promise<ArticleReading | null> {
  const [row] = await select<ReadingRow>(Prisma.sql`
    SELECT ${readingOfA(Prisma.sql`a.body_html`)} FROM articles a CROSS JOIN (SELECT false AS locked) l
    WHERE ${keyed(slug)} AND ${inLibrary} AND a.open`)
  if (!row) return null
  const article = await readingIn(row)
  const slugs = new Map(article.references.map(({ standard, standing }) => [standard, standing?.slug]))
  const bodyHtml = article.bodyHtml
    .replaceAll('src="/api/figures/', 'src="/figures/')
    .replace(/href="\/articles\?standard=([^"&]+)"/g, (link, named: string) => {
      const slug = slugs.get(decodeURIComponent(named.replaceAll('+', ' ')))
      return slug ? `href="/standards/${slug}"` : link
    })
  return { ...article, bodyHtml }
}

/** The newest articles that are open to everybody. */
export const listOpen = (): Promise<ArticleCard[]> =>
  cards(
    Prisma.sql`FROM articles a WHERE a.open AND ${inLibrary} ORDER BY a.published_at DESC, a.id DESC ${limitTo(OPEN_SHOWN)}`,
  )

/** Addresses of the open, then of the newest articles, as many as a sitemap holds beside other pages. */
export async function articlePaths(): Promise<string[]> {
  const rows = await db.article.findMany({
    where: publishedArticle,
    orderBy: [{ open: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }],
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
