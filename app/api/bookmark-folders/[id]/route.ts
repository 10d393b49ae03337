import { deleteFolder, updateFolder } from '@/lib/bookmarks/folders/mutations'
import { folderChange, folderKey } from '@/lib/bookmarks/folders/schema'
import { route } from '@/lib/http/route'

export const PATCH = route(
  { access: 'verified', params: folderKey, body: folderChange },
  ({ viewer, params, body }) => updateFolder(viewer, params.id, body),
)

export const DELETE = route({ access: 'verified', params: folderKey }, ({ viewer, params }) =>
  deleteFolder(viewer, params.id),
)
