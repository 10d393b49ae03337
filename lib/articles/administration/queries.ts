import 'server-only'
import { cardOfA } from '../cards/queries'
import { ADMIN_PAGE_SIZE, type ArticleSort, defaultSort, type Shelf } from './constants'
import type { AdminListQuery, PendingQuery } from './schema'
import type { AdminArticle, EditableArticle, ShelfCounts } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { contradictionsOf } from '@/lib/calculations/rules/contradictions'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'

type Dates = Pick<AdminArticle, 'publishedAt' | 'scheduledFor' | 'deletedAt' | 'reviewedAt' | 'withdrawnAt'>
type Row = {
  card: AdminArticle
  submittedAt: Date
  rejectionReason: string | null
  memberNote: string | null
  contradictions: Parameters<typeof contradictionsOf>[0]
  paths: string[]
} & { [K in keyof Dates]: Date | null }

/** When an article was handed in last, also again; what never was waits from its beginning. */
const submittedAt = Prisma.sql`coalesce((SELECT max(e.created_at) FROM review_events e
  WHERE e.article_id = a.id AND e.action IN ('submitted', 'resubmitted')), a.created_at)`

const columns = Prisma.sql`${cardOfA} AS card, ${submittedAt} AS "submittedAt", a.published_at AS "publishedAt", a.scheduled_for AS "scheduledFor",
  a.deleted_at AS "deletedAt", a.reviewed_at AS "reviewedAt", a.rejection_reason AS "rejectionReason", a.member_note AS "memberNote",
  CASE WHEN a.status = 'draft' THEN (SELECT e.withdrawn_at FROM review_events e WHERE e.article_id = a.id ORDER BY e.id DESC LIMIT 1) END AS "withdrawnAt",
  (SELECT coalesce(json_agg(json_build_object('title', k.title, 'cases', k.cases) ORDER BY k.position), '[]')
   FROM calculations k WHERE k.article_id = a.id AND k.cases @> '[{"holds": false}]') AS contradictions,
  ARRAY(SELECT p.title FROM reading_paths p WHERE p.published
   AND p.id IN (SELECT i.path_id FROM reading_path_items i WHERE i.article_id = a.id) ORDER BY p.id) AS paths`

const iso = (date: Date | null) => date?.toISOString() ?? null

const shown = ({
  card,
  rejectionReason,
  memberNote,
  contradictions,
  paths,
  ...dates
}: Row): AdminArticle => ({
  ...card,
  submittedAt: dates.submittedAt.toISOString(),
  publishedAt: iso(dates.publishedAt),
  scheduledFor: iso(dates.scheduledFor),
  deletedAt: iso(dates.deletedAt),
  reviewedAt: iso(dates.reviewedAt),
  withdrawnAt: iso(dates.withdrawnAt),
  rejectionReason,
  memberNote,
  contradictions: contradictionsOf(contradictions),
  paths,
})

const SHELF: Record<Shelf, Prisma.Sql> = {
  published: inLibrary,
  draft: Prisma.sql`a.status = 'draft' AND a.deleted_at IS NULL`,
  pending_review: Prisma.sql`a.status = 'pending_review' AND a.deleted_at IS NULL`,
  rejected: Prisma.sql`a.status = 'rejected' AND a.deleted_at IS NULL`,
  bin: Prisma.sql`a.deleted_at IS NOT NULL`,
}

const authorName = Prisma.sql`(SELECT lower(concat_ws(' ', u.first_name, u.last_name)) FROM users u WHERE u.id = a.author_id)`
const categoryName = Prisma.sql`(SELECT lower(c.name) FROM categories c WHERE c.id = a.category_id)`

const ORDER: Record<ArticleSort, Prisma.Sql> = {
  updated: Prisma.sql`a.updated_at DESC, a.id DESC`,
  unchanged: Prisma.sql`a.updated_at, a.id`,
  newest: Prisma.sql`a.created_at DESC, a.id DESC`,
  oldest: Prisma.sql`a.created_at, a.id`,
  title: Prisma.sql`lower(a.title), a.id`,
  'title-desc': Prisma.sql`lower(a.title) DESC, a.id DESC`,
  author: Prisma.sql`${authorName}, lower(a.title), a.id`,
  'author-desc': Prisma.sql`${authorName} DESC NULLS LAST, lower(a.title), a.id`,
  category: Prisma.sql`${categoryName}, lower(a.title), a.id`,
  'category-desc': Prisma.sql`${categoryName} DESC NULLS LAST, lower(a.title), a.id`,
  views: Prisma.sql`a.views DESC, a.id DESC`,
  'views-asc': Prisma.sql`a.views, a.id`,
}

/** What waits for a decision is as old as its last submission: one that was sent back queues anew. */
const WAITING: Partial<typeof ORDER> = {
  newest: Prisma.sql`${submittedAt} DESC, a.id DESC`,
  oldest: Prisma.sql`${submittedAt}, a.id`,
}

const orderOf = (shelf: Shelf | undefined, sort: ArticleSort): Prisma.Sql =>
  (shelf === 'pending_review' && WAITING[sort]) || ORDER[sort]

/**
 * One page of the articles of a tab, or of all outside the bin, by words in title, address or author. Pages
 * count from 1.
 */
export function listArticles(_viewer: Admin, query: AdminListQuery): Promise<Page<AdminArticle>> {
  const { status, search, sort = defaultSort(status) } = query
  const terms = [status ? SHELF[status] : Prisma.sql`a.deleted_at IS NULL`]
  // As text, not as a pattern: nothing in it has a meaning of its own.
  if (search)
    terms.push(Prisma.sql`strpos(lower(concat_ws(' ', a.title, a.slug,
      (SELECT concat_ws(' ', u.first_name, u.last_name) FROM users u WHERE u.id = a.author_id))), lower(${search})) > 0`)
  return pageOf(Prisma.join(terms, ' AND '), orderOf(status, sort), query)
}

/** One page of what waits for a decision, the longest waiting first. */
export const listPending = (_viewer: Admin, query: PendingQuery): Promise<Page<AdminArticle>> =>
  pageOf(SHELF.pending_review, orderOf('pending_review', 'oldest'), query)

async function pageOf(
  where: Prisma.Sql,
  order: Prisma.Sql,
  { page = 1, pageSize = ADMIN_PAGE_SIZE }: PendingQuery,
): Promise<Page<AdminArticle>> {
  const [rows, [counted]] = await Promise.all([
    // Chosen first, and by their ids, which an index has: what an OFFSET skips is neither read nor built.
    select<Row>(Prisma.sql`
      SELECT ${columns} FROM articles a
      WHERE a.id IN (SELECT a.id FROM articles a WHERE ${where} ORDER BY ${order} ${limitTo(pageSize, page)}) ORDER BY ${order}`),
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total FROM articles a WHERE ${where}`),
  ])
  return { items: rows.map(shown), total: counted?.total ?? 0, page, pageSize }
}

/** Returns the number of articles in each tab. */
export async function countShelves(_viewer: Admin): Promise<ShelfCounts> {
  const [counts] = await select<ShelfCounts>(Prisma.sql`
    SELECT count(*) FILTER (WHERE ${SHELF.published})::int AS published, count(*) FILTER (WHERE ${SHELF.draft})::int AS draft,
      count(*) FILTER (WHERE ${SHELF.pending_review})::int AS pending_review, count(*) FILTER (WHERE ${SHELF.rejected})::int AS rejected,
      count(*) FILTER (WHERE ${SHELF.bin})::int AS bin
    FROM articles a`)
  return counts!
}

/** One article in any state, as a list shows it. Throws NOT_FOUND. */
export async function adminArticle(_viewer: Admin, id: number): Promise<AdminArticle> {
  const [row] = await select<Row>(Prisma.sql`SELECT ${columns} FROM articles a WHERE a.id = ${id}`)
  if (!row) throw notFound('Article')
  return shown(row)
}

type EditableRow = Row &
  Pick<EditableArticle, 'content' | 'reference' | 'ownExcerpt' | 'revision' | 'premium' | 'open'>

/** One article in any state, the bin included, with all that an editor changes. Throws NOT_FOUND. */
export async function editableArticle(_viewer: Admin, id: number): Promise<EditableArticle> {
  const [row] = await select<EditableRow>(Prisma.sql`
    SELECT ${columns}, a.content, a.reference, a.excerpt AS "ownExcerpt", a.revision, a.premium, a.open FROM articles a WHERE a.id = ${id}`)
  if (!row) throw notFound('Article')
  const { content, reference, ownExcerpt, revision, premium, open, ...listed } = row
  return { ...shown(listed), content, reference, ownExcerpt, revision, premium, open }
}
