import 'server-only'
import { PAGE_SIZE, REPORTS_SHOWN } from './constants'
import { commentAddress } from './rules/place'
import type { PageQuery } from './schema'
import type {
  Comment,
  CommentAuthor,
  CommentedArticle,
  HiddenComment,
  OwnComment,
  ReportedComment,
} from './types'
import { cardOfA } from '@/lib/articles/cards/queries'
import { lockedFor, type Page } from '@/lib/articles/queries'
import type { ArticleCard } from '@/lib/articles/types'
import { isAdmin } from '@/lib/auth/access'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary, publishedArticle } from '@/lib/library/queries'
import { MENTIONS_LISTED } from '@/lib/standards/constants'
import { namingOf, quoteOf } from '@/lib/standards/mentions/queries'
import type { NamedAt, NamingComment, Some } from '@/lib/standards/mentions/types'
import { fullName } from '@/lib/users/profile/rules/names'

/** With a hidden comment the replies to it are out of sight. */
export const notHidden = {
  hiddenAt: null,
  OR: [{ parentId: null }, { parent: { hiddenAt: null } }],
} satisfies Prisma.CommentWhereInput

/**
 * Returns the filter of the comments that a viewer sees: members what is not hidden, under what is published;
 * admins everything there.
 */
export const visibleTo = (viewer: Verified) =>
  ({ article: publishedArticle, ...(isAdmin(viewer) ? {} : notHidden) }) satisfies Prisma.CommentWhereInput

const authorColumns = { select: { firstName: true, lastName: true, profileImageUrl: true, status: true } }

/** SQL of the same of the comment that a query calls `c`. */
const authorOfC = Prisma.sql`SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name,
  'profileImageUrl', u.profile_image_url, 'status', u.status) FROM users u WHERE u.id = c.user_id`

export const columnsFor = (viewer: Verified) =>
  ({
    id: true,
    parentId: true,
    content: true,
    createdAt: true,
    editedAt: true,
    hiddenAt: true,
    userId: true,
    author: authorColumns,
    reports: { where: { reporterId: viewer.id }, select: { id: true } },
  }) satisfies Prisma.CommentSelect

type Row = Prisma.CommentGetPayload<{ select: ReturnType<typeof columnsFor> }>

/** Returns the author as shown: what a deleted member said stays, without the name. */
function shownAuthor({ status, ...author }: Row['author']): CommentAuthor {
  return status === 'deleted' ? { firstName: 'Former', lastName: 'member', profileImageUrl: null } : author
}

export const commentFor = (
  viewer: Verified,
  { id, parentId, content, createdAt, editedAt, ...row }: Row,
): Comment => ({
  id,
  parentId,
  content,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  author: shownAuthor(row.author),
  own: row.userId === viewer.id,
  hidden: row.hiddenAt !== null,
  reported: row.reports.length > 0,
})

const pageOf = ({ page = 1, pageSize = PAGE_SIZE }: PageQuery) => ({ page, pageSize })

/**
 * Returns the comments under a published article, newest first, each followed by its replies, oldest first.
 * Throws NOT_FOUND where there is no such article.
 */
export async function listComments(
  viewer: Verified,
  articleId: number,
  query: PageQuery,
): Promise<Page<Comment>> {
  const part = pageOf(query)
  const where = { articleId, ...visibleTo(viewer) }
  const [article, total, order] = await Promise.all([
    db.article.findFirst({ where: { id: articleId, ...publishedArticle }, select: { id: true } }),
    db.comment.count({ where }),
    select<{ id: number }>(Prisma.sql`
      SELECT c.id FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
      WHERE c.article_id = ${articleId} AND (${isAdmin(viewer)} OR (c.hidden_at IS NULL AND p.hidden_at IS NULL))
      ORDER BY coalesce(p.created_at, c.created_at) DESC, coalesce(p.id, c.id) DESC, p.id IS NOT NULL, c.created_at, c.id
      ${limitTo(part.pageSize, part.page)}`),
  ])
  if (!article) throw notFound('Article')
  const ids = order.map(({ id }) => id)
  const found = await db.comment.findMany({ where: { id: { in: ids } }, select: columnsFor(viewer) })
  const byId = new Map(found.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => byId.get(id) ?? []).map((row) => commentFor(viewer, row))
  return { items, total, ...part }
}

/**
 * Returns what the viewer wrote under what is published, latest first; what the editors have hidden says so.
 */
export async function listOwnComments(viewer: Verified, query: PageQuery = {}): Promise<Page<OwnComment>> {
  const part = pageOf(query)
  const own = Prisma.sql`FROM comments c JOIN articles a ON a.id = c.article_id WHERE c.user_id = ${viewer.id} AND ${inLibrary}`
  const [[counted], found] = await Promise.all([
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total ${own}`),
    select<OwnRow>(
      Prisma.sql`
        SELECT c.id, c.parent_id AS "parentId", c.content, c.created_at AS "createdAt", c.edited_at AS "editedAt",
          c.hidden_at IS NOT NULL OR EXISTS (SELECT 1 FROM comments p WHERE p.id = c.parent_id AND p.hidden_at IS NOT NULL) AS hidden,
          (SELECT count(*)::int FROM comments r WHERE r.parent_id = c.id) AS replies,
          json_build_object('id', a.id, 'slug', a.slug, 'title', a.title, 'excerpt', coalesce(a.excerpt, a.summary)) AS article,
          (${authorOfC}) AS author
        ${own} ORDER BY c.created_at DESC, c.id DESC ${limitTo(part.pageSize, part.page)}`,
    ),
  ])
  const items = found.map(({ createdAt, editedAt, author, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    author: shownAuthor(author),
  }))
  return { items, total: counted!.total, ...part }
}

/**
 * Returns the latest comments that name a place of a standard, below what the viewer may read: without those
 * that the editors have hidden, for admins too.
 */
export async function commentsNaming(viewer: Verified, at: NamedAt): Promise<Some<NamingComment>> {
  const rows = await select<NamingRow>(Prisma.sql`
    SELECT c.id, n.standard, c.content, c.created_at AS "createdAt", (count(*) OVER ())::int AS total,
      json_build_object('slug', a.slug, 'title', a.title) AS article, (${authorOfC}) AS author
    FROM (${namingOf('comment_id', at)}) n JOIN comments c ON c.id = n.id JOIN articles a ON a.id = c.article_id
      LEFT JOIN comments p ON p.id = c.parent_id
    WHERE c.hidden_at IS NULL AND p.hidden_at IS NULL AND ${inLibrary} AND NOT ${lockedFor(viewer)}
    ORDER BY c.created_at DESC, c.id DESC ${limitTo(MENTIONS_LISTED)}`)
  const items = rows.map(({ id, standard, content, createdAt, article, author }) => ({
    id,
    quote: quoteOf(content, standard, at),
    createdAt: createdAt.toISOString(),
    author: shownAuthor(author),
    article,
    href: commentAddress(article.slug, id),
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

type NamingRow = Pick<Row, 'id' | 'content' | 'createdAt' | 'author'> & {
  standard: string
  article: NamingComment['article']
  total: number
}

type OwnRow = Omit<OwnComment, 'createdAt' | 'editedAt' | 'author'> &
  Pick<Row, 'createdAt' | 'editedAt' | 'author'>

/** Returns comments with open reports, the most reported first, then the longest waiting; at most 100. */
export async function listReported(viewer: Admin): Promise<ReportedComment[]> {
  const open = { resolvedAt: null }
  const found = await db.comment.findMany({
    where: { reports: { some: open }, article: { deletedAt: null } },
    select: {
      ...columnsFor(viewer),
      article: { select: { id: true, slug: true, title: true } },
      reports: {
        where: open,
        select: { id: true, reason: true, createdAt: true },
        orderBy: { createdAt: 'asc' },
      },
    },
    orderBy: [{ reports: { _count: 'desc' } }, { createdAt: 'asc' }],
    take: REPORTS_SHOWN,
  })
  return found.map(({ article, reports, ...row }) => ({
    ...commentFor(viewer, { ...row, reports: [] }),
    article,
    reports: reports.map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
  }))
}

/** Returns what is hidden from members, the latest decision first; at most 100. */
export async function listHidden(viewer: Admin): Promise<HiddenComment[]> {
  const found = await db.comment.findMany({
    where: { hiddenAt: { not: null }, article: { deletedAt: null } },
    select: {
      ...columnsFor(viewer),
      article: { select: { id: true, slug: true, title: true } },
      hider: { select: { firstName: true, lastName: true, email: true } },
    },
    orderBy: [{ hiddenAt: 'desc' }, { id: 'desc' }],
    take: REPORTS_SHOWN,
  })
  return found.map(({ article, hider, hiddenAt, ...row }) => ({
    ...commentFor(viewer, { ...row, hiddenAt }),
    article,
    hiddenAt: (hiddenAt ?? row.createdAt).toISOString(),
    hiddenBy: hider && fullName(hider),
  }))
}

/** Returns how many comments wait for a decision about what was reported. */
export const countReported = (_viewer: Admin): Promise<number> =>
  db.comment.count({
    where: { hiddenAt: null, reports: { some: { resolvedAt: null } }, article: { deletedAt: null } },
  })

/** Returns articles that were commented on, the latest comment first. */
export async function listCommentedArticles(
  _viewer: Admin,
  query: PageQuery = {},
): Promise<Page<CommentedArticle>> {
  const part = pageOf(query)
  const [total, found] = await Promise.all([
    db.article.count({ where: { commentCount: { gt: 0 }, deletedAt: null } }),
    select<{ card: ArticleCard; latest: Date }>(Prisma.sql`
      SELECT ${cardOfA} AS card, a.latest_comment_at AS latest FROM articles a
      WHERE a.comment_count > 0 AND a.deleted_at IS NULL
      ORDER BY a.latest_comment_at DESC, a.id DESC ${limitTo(part.pageSize, part.page)}`),
  ])
  const items = found.map(({ card, latest }) => ({ ...card, latestCommentDate: latest.toISOString() }))
  return { items, total, ...part }
}
