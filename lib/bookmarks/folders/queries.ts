import 'server-only'
import type { Folder } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, selectIn, type Tx } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'

const folders = (tx: Tx | undefined, which: Prisma.Sql) =>
  selectIn<Folder>(
    tx,
    Prisma.sql`
  SELECT f.id, f.name, f.description, f.color,
    (SELECT count(*)::int FROM bookmark_filings x
     JOIN bookmarks b ON b.id = x.bookmark_id JOIN articles a ON a.id = b.article_id
     WHERE x.folder_id = f.id AND ${inLibrary}) AS "bookmarkCount",
    (SELECT count(*)::int FROM calculation_copy_filings y WHERE y.folder_id = f.id) AS "copyCount"
  FROM bookmark_folders f WHERE ${which} ORDER BY f.created_at, f.id`,
  )

/** Returns the viewer's folders, in the order in which they were made. */
export const listFolders = (viewer: Verified): Promise<Folder[]> =>
  folders(undefined, Prisma.sql`f.owner_id = ${viewer.id}`)

/** Returns one folder of the viewer. Throws NOT_FOUND for anybody else's. */
export async function folderOf(viewer: Verified, id: number, tx?: Tx): Promise<Folder> {
  const [folder] = await folders(tx, Prisma.sql`f.id = ${id} AND f.owner_id = ${viewer.id}`)
  if (!folder) throw notFound('Folder')
  return folder
}
