import 'server-only'
import { PAGE_SIZE, WORDS_MAX, type BookmarkSort } from './constants'
import { folderOf } from './folders/queries'
import { bookmarksAddress } from './rules/addresses'
import type { BookmarkQuery } from './schema'
import type { Bookmark, BookmarkState, ListedBookmark } from './types'
import { pageOfA, withStanding } from '@/lib/articles/caching/queries'
import { cardOfA } from '@/lib/articles/cards/queries'
import type { Verified } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { MENTIONS_LISTED } from '@/lib/standards/constants'
import { namingOf, quoteOf } from '@/lib/standards/mentions/queries'
import type { NamedAt, NamingNote, Some } from '@/lib/standards/mentions/types'
import { REGISTER_VERSION } from '@/lib/standards/store'

/** Returns whether the viewer bookmarked an article; false also for one that is not there. */
export async function isBookmarked(viewer: Verified, articleId: number): Promise<BookmarkState> {
  const rows = await select(
    Prisma.sql`SELECT FROM bookmarks WHERE user_id = ${viewer.id} AND article_id = ${articleId}`,
  )
  return { bookmarked: rows.length > 0 }
}

/**
 * Returns one page of the viewer's bookmarks, by folder and words. What can no longer be read is left out,
 * and not counted either. Throws NOT_FOUND for anybody else's folder.
 */
export async function listBookmarks(viewer: Verified, query: BookmarkQuery): Promise<Page<ListedBookmark>> {
  const { folderId, sort = 'newest', page = 1, pageSize = PAGE_SIZE } = query
  if (folderId) await folderOf(viewer, folderId)
  const where = filtered(viewer, query)
  const [items, [counted]] = await Promise.all([
    bookmarks<{ version: string; register: string }>(
      undefined,
      Prisma.sql`${where} ORDER BY ${ORDERS[sort]} ${limitTo(pageSize, page)}`,
      Prisma.sql`, md5(${pageOfA(viewer)}::text) AS version, ${Prisma.raw(REGISTER_VERSION)} AS register`,
    ),
    select<{ total: number }>(Prisma.sql`
      SELECT count(*)::int AS total FROM bookmarks b JOIN articles a ON a.id = b.article_id WHERE ${where}`),
  ])
  return { items: await withStanding(items), total: counted?.total ?? 0, page, pageSize }
}

/** Returns the viewer's bookmark of an article, or null. */
export async function bookmarkOf(viewer: Verified, articleId: number, tx?: Tx): Promise<Bookmark | null> {
  const [bookmark] = await bookmarks(tx, filtered(viewer, { articleId }))
  return bookmark ?? null
}

/**
 * Returns the viewer's own latest notes that name a place of a standard. Those on what can no longer be read
 * are left out, as in the list.
 */
export async function notesNaming(viewer: Verified, at: NamedAt): Promise<Some<NamingNote>> {
  const rows = await select<NamingRow>(Prisma.sql`
    SELECT b.id, n.standard, b.notes, (count(*) OVER ())::int AS total,
      json_build_object('slug', a.slug, 'title', a.title) AS article,
      (SELECT min(x.folder_id) FROM bookmark_filings x WHERE x.bookmark_id = b.id) AS "folderId"
    FROM (${namingOf('bookmark_id', at)}) n JOIN bookmarks b ON b.id = n.id JOIN articles a ON a.id = b.article_id
    WHERE ${filtered(viewer, {})} ORDER BY b.updated_at DESC, b.id DESC ${limitTo(MENTIONS_LISTED)}`)
  const items = rows.map(({ id, standard, notes, folderId, article }) => ({
    id,
    quote: quoteOf(notes, standard, at),
    article,
    // The shelf shows it alone.
    href: bookmarksAddress({ folderId, q: article.title.slice(0, WORDS_MAX) }),
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

type NamingRow = {
  id: number
  standard: string
  notes: string
  folderId: number | null
  article: NamingNote['article']
  total: number
}

const ORDERS: Record<BookmarkSort, Prisma.Sql> = {
  newest: Prisma.sql`b.created_at DESC, b.id DESC`,
  oldest: Prisma.sql`b.created_at, b.id`,
  title: Prisma.sql`lower(a.title), b.id`,
  shortest: Prisma.sql`a.read_time, lower(a.title), b.id`,
}

function filtered(viewer: Verified, { folderId, articleId, q }: BookmarkQuery): Prisma.Sql {
  const terms = [Prisma.sql`b.user_id = ${viewer.id} AND ${inLibrary}`]
  if (folderId === null)
    terms.push(Prisma.sql`NOT EXISTS (SELECT 1 FROM bookmark_filings x WHERE x.bookmark_id = b.id)`)
  else if (folderId !== undefined)
    terms.push(
      Prisma.sql`b.id IN (SELECT x.bookmark_id FROM bookmark_filings x WHERE x.folder_id = ${folderId})`,
    )
  if (articleId) terms.push(Prisma.sql`b.article_id = ${articleId}`)
  // Every word, anywhere in what the list shows. strpos, because LIKE would read % and _ as more than
  // themselves.
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 16))
    terms.push(
      Prisma.sql`strpos(lower(concat_ws(' ', a.title, coalesce(a.excerpt, a.summary), b.notes)), lower(${word})) > 0`,
    )
  return Prisma.join(terms, ' AND ')
}

/** `more` are columns that a list has beside those of each bookmark. */
async function bookmarks<More = unknown>(
  tx: Tx | undefined,
  rest: Prisma.Sql,
  more = Prisma.empty,
): Promise<(Bookmark & More)[]> {
  const rows = await selectIn<Omit<Bookmark, 'createdAt'> & More & { createdAt: Date }>(
    tx,
    Prisma.sql`
    SELECT b.id, b.created_at AS "createdAt", b.article_id AS "articleId", b.notes,
      coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'color', f.color) ORDER BY f.created_at, f.id)
                FROM bookmark_filings x JOIN bookmark_folders f ON f.id = x.folder_id WHERE x.bookmark_id = b.id), '[]'::json) AS folders,
      ${cardOfA} AS article${more}
    FROM bookmarks b JOIN articles a ON a.id = b.article_id WHERE ${rest}`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
