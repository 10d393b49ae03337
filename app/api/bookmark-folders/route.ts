import { createFolder } from '@/lib/bookmarks/folders/mutations'
import { listFolders } from '@/lib/bookmarks/folders/queries'
import { folderInput } from '@/lib/bookmarks/folders/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified' }, ({ viewer }) => listFolders(viewer))

export const POST = route({ access: 'verified', body: folderInput, status: 201 }, ({ viewer, body }) =>
  createFolder(viewer, body),
)
