import 'server-only'
import { FOLDER_LIMIT } from './constants'
import { folderOf } from './queries'
import type { FolderChange, FolderInput } from './schema'
import type { Folder } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'
import type { Tx } from '@/lib/core/server/db'

const TAKEN = 'You have a folder with this name already'

/**
 * Throws CONFLICT where another folder of the viewer has this name, upper and lower case and blanks alike.
 * The lock on the member's row keeps the answer true until the name is written.
 */
async function refuseTaken(tx: Tx, viewer: Verified, name: string, id = 0): Promise<void> {
  const taken = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM bookmark_folders
    WHERE owner_id = ${viewer.id} AND folder_name_key(name) = folder_name_key(${name}) AND id <> ${id}`
  if (taken.length > 0) throw conflict(TAKEN, [{ path: 'name', message: TAKEN }])
}

/** Creates a folder. Throws CONFLICT for a name that another one has, and beyond FOLDER_LIMIT. */
export const createFolder = (viewer: Verified, input: FolderInput): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const owned = await tx.bookmarkFolder.count({ where: { ownerId: viewer.id } })
    if (owned >= FOLDER_LIMIT) throw conflict(`You can keep at most ${FOLDER_LIMIT} folders`)
    await refuseTaken(tx, viewer, input.name)
    const { id } = await tx.bookmarkFolder.create({
      data: { ...input, ownerId: viewer.id },
      select: { id: true },
    })
    return folderOf(viewer, id, tx)
  })

/**
 * Updates the given fields of a folder. Throws NOT_FOUND for anybody else's folder, and CONFLICT for a name
 * that another one has.
 */
export const updateFolder = (viewer: Verified, id: number, change: FolderChange): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    await folderOf(viewer, id, tx)
    if (change.name !== undefined) await refuseTaken(tx, viewer, change.name, id)
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
