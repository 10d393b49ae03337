import 'server-only'
import { BOOKMARK_LIMIT } from './constants'
import { bookmarkOf } from './queries'
import type { BookmarkInput, MoveInput, NotesInput } from './schema'
import type { Bookmark, BookmarkState } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import type { Tx } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'
import { publishedArticle } from '@/lib/library/queries'
import { CITED_WITH } from '@/lib/standards/citations/mutations'
import { storeMentions } from '@/lib/standards/mentions/mutations'

/**
 * Bookmarks a published article, or replaces the folders and notes of the bookmark there is. Throws NOT_FOUND
 * for an article that cannot be read and for anybody else's folder, CONFLICT beyond BOOKMARK_LIMIT.
 */
export const saveBookmark = (
  viewer: Verified,
  articleId: number,
  { folderIds, notes, savedAt }: BookmarkInput,
): Promise<{ bookmark: Bookmark; created: boolean }> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    await requireOwnFolders(tx, viewer, folderIds)
    const { id, created } = await findOrCreateBookmark(tx, viewer, articleId, savedAt)
    await tx.bookmark.update({ where: { id }, data: { notes, citedWith: CITED_WITH } })
    await storeMentions(tx, 'bookmarkId', [{ id, text: notes }])
    await tx.bookmarkFiling.deleteMany({ where: { bookmarkId: id } })
    await addToFolders(tx, viewer, [id], folderIds)
    return { bookmark: await requireBookmark(tx, viewer, articleId), created }
  })

/**
 * Bookmarks a published article, or takes the bookmark off again, with its notes. Throws as saveBookmark
 * does.
 */
export const toggleBookmark = (viewer: Verified, articleId: number): Promise<BookmarkState> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const { created } = await findOrCreateBookmark(tx, viewer, articleId)
    if (!created) await tx.bookmark.deleteMany({ where: { userId: viewer.id, articleId } })
    return { bookmarked: created }
  })

/** Replaces the notes and leaves the folders. Throws NOT_FOUND where nothing is bookmarked. */
export const writeNotes = (viewer: Verified, articleId: number, { notes }: NotesInput): Promise<Bookmark> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const [row] = await tx.bookmark.updateManyAndReturn({
      where: { userId: viewer.id, articleId },
      data: { notes, citedWith: CITED_WITH },
      select: { id: true },
    })
    if (!row) throw notFound('Bookmark')
    await storeMentions(tx, 'bookmarkId', [{ id: row.id, text: notes }])
    return requireBookmark(tx, viewer, articleId)
  })

/**
 * Deletes a bookmark, also of an article that can no longer be read. Throws NOT_FOUND where nothing is
 * bookmarked.
 */
export const removeBookmark = (viewer: Verified, articleId: number): Promise<void> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const { count } = await tx.bookmark.deleteMany({ where: { userId: viewer.id, articleId } })
    if (count === 0) throw notFound('Bookmark')
  })

/**
 * Puts bookmarks into a folder, or into 'No Folder', which means in no folder at all. All of them or none:
 * throws NOT_FOUND where one of the bookmarks or folders is not the viewer's.
 */
export const moveBookmarks = (
  viewer: Verified,
  { articleIds, folderId, fromFolderId }: MoveInput,
): Promise<{ moved: number }> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const into = folderId === null ? [] : [folderId]
    await requireOwnFolders(tx, viewer, fromFolderId ? [...into, fromFolderId] : into)
    const rows = await tx.bookmark.findMany({
      where: { userId: viewer.id, articleId: { in: articleIds } },
      select: { id: true },
    })
    if (rows.length < articleIds.length) throw notFound('Bookmark')
    const ids = rows.map(({ id }) => id)
    const leaving = fromFolderId && folderId !== null ? { folderId: fromFolderId } : {}
    await tx.bookmarkFiling.deleteMany({ where: { bookmarkId: { in: ids }, ...leaving } })
    await addToFolders(tx, viewer, ids, into)
    return { moved: ids.length }
  })

/** Returns the bookmark of a published article, made where there is none. */
async function findOrCreateBookmark(
  tx: Tx,
  viewer: Verified,
  articleId: number,
  savedAt?: string,
): Promise<{ id: number; created: boolean }> {
  const article = await tx.article.findFirst({
    where: { id: articleId, ...publishedArticle },
    select: { bookmarks: { where: { userId: viewer.id }, select: { id: true } } },
  })
  if (!article) throw notFound('Article')
  const [known] = article.bookmarks
  if (known) return { id: known.id, created: false }
  if ((await tx.bookmark.count({ where: { userId: viewer.id } })) >= BOOKMARK_LIMIT)
    throw conflict(`You can keep at most ${BOOKMARK_LIMIT} bookmarks. Remove one to save another.`)
  const { id } = await tx.bookmark.create({
    data: { userId: viewer.id, articleId, createdAt: savedAt },
    select: { id: true },
  })
  return { id, created: true }
}

async function requireOwnFolders(tx: Tx, viewer: Verified, folderIds: number[]): Promise<void> {
  const ids = [...new Set(folderIds)]
  if (ids.length === 0) return
  const own = await tx.bookmarkFolder.count({ where: { id: { in: ids }, ownerId: viewer.id } })
  if (own < ids.length) throw notFound('Folder')
}

async function addToFolders(
  tx: Tx,
  viewer: Verified,
  bookmarkIds: number[],
  folderIds: number[],
): Promise<void> {
  await tx.bookmarkFiling.createMany({
    data: bookmarkIds.flatMap((bookmarkId) =>
      folderIds.map((folderId) => ({ bookmarkId, folderId, ownerId: viewer.id })),
    ),
    skipDuplicates: true,
  })
}

async function requireBookmark(tx: Tx, viewer: Verified, articleId: number): Promise<Bookmark> {
  const bookmark = await bookmarkOf(viewer, articleId, tx)
  if (!bookmark) throw notFound('Bookmark')
  return bookmark
}
