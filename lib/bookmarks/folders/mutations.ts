import 'server-only'
import { FOLDER_LIMIT, NAME_TAKEN } from './constants'
import { folderOf } from './queries'
import type { FolderChange, FolderInput } from './schema'
import type { Folder } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'
import type { Tx } from '@/lib/core/server/db'

/**
 * Creates a folder. Throws CONFLICT beyond FOLDER_LIMIT, and for a name that another folder of the viewer
 * has.
 */
export const createFolder = (viewer: Verified, input: FolderInput): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const owned = await tx.bookmarkFolder.count({ where: { ownerId: viewer.id } })
    if (owned >= FOLDER_LIMIT) throw conflict(`You can keep at most ${FOLDER_LIMIT} folders`)
    await requireFreeName(tx, viewer, input.name)
    const { id } = await tx.bookmarkFolder.create({
      data: { ...input, ownerId: viewer.id },
      select: { id: true },
    })
    return folderOf(viewer, id, tx)
  })

/**
 * Updates the given fields of a folder. Throws NOT_FOUND for anybody else's folder, CONFLICT for a new name
 * that another folder of the viewer has.
 */
export const updateFolder = (viewer: Verified, id: number, change: FolderChange): Promise<Folder> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    if (change.name !== undefined) await requireFreeName(tx, viewer, change.name, id)
    await tx.bookmarkFolder.updateMany({ where: { id, ownerId: viewer.id }, data: change })
    return folderOf(viewer, id, tx)
  })

/** How a name is read: capitals and the number of spaces tell no two folders apart. */
const spoken = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Refuses a name that another folder of the viewer has. No index could: folders of one name were allowed
 * once, and those that there are stay, and keep it when something else about them is changed. The member's
 * row is locked, so that of two concurrent folders of one name the second is refused.
 */
async function requireFreeName(tx: Tx, viewer: Verified, name: string, id?: number): Promise<void> {
  const own = await tx.bookmarkFolder.findMany({
    where: { ownerId: viewer.id },
    select: { id: true, name: true },
  })
  const same = own.filter((folder) => spoken(folder.name) === spoken(name))
  if (same.length > 0 && !same.some((folder) => folder.id === id))
    throw conflict(NAME_TAKEN, [{ path: 'name', message: NAME_TAKEN }])
}

/**
 * Deletes a folder. The bookmarks inside survive: only their filings cascade, so what lay in no other folder
 * is in 'No Folder'.
 */
export const deleteFolder = (viewer: Verified, id: number): Promise<void> =>
  withMemberLock('bookmarks', viewer, async (tx) => {
    const { count } = await tx.bookmarkFolder.deleteMany({ where: { id, ownerId: viewer.id } })
    if (count === 0) throw notFound('Folder')
  })
