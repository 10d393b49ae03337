import 'server-only'
import { FOLDER_LIMIT } from './constants'
import { folderOf } from './queries'
import type { FolderChange, FolderInput } from './schema'
import type { Folder } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'

/**
 * Creates a folder. Two may carry one name: colour and description tell them apart. Throws CONFLICT beyond
 * FOLDER_LIMIT.
 */
export const createFolder = (viewer: Verified, input: FolderInput): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const owned = await tx.bookmarkFolder.count({ where: { ownerId: viewer.id } })
    if (owned >= FOLDER_LIMIT) throw conflict(`You can keep at most ${FOLDER_LIMIT} folders`)
    const { id } = await tx.bookmarkFolder.create({
      data: { ...input, ownerId: viewer.id },
      select: { id: true },
    })
    return folderOf(viewer, id, tx)
  })

/** Updates the given fields of a folder. Throws NOT_FOUND for anybody else's folder. */
export const updateFolder = (viewer: Verified, id: number, change: FolderChange): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    await tx.bookmarkFolder.updateMany({ where: { id, ownerId: viewer.id }, data: change })
    return folderOf(viewer, id, tx)
  })

/**
 * Deletes a folder. The bookmarks inside survive: only their filings cascade, so what lay in no other folder
 * is in 'No Folder'.
 */
export const deleteFolder = (viewer: Verified, id: number): Promise<void> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const { count } = await tx.bookmarkFolder.deleteMany({ where: { id, ownerId: viewer.id } })
    if (count === 0) throw notFound('Folder')
  })
