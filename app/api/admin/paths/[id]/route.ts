import { route } from '@/lib/http/route'
import { changePath, deletePath } from '@/lib/paths/administration/mutations'
import { openPathForAdmin } from '@/lib/paths/administration/queries'
import { adminPathKey, pathChange } from '@/lib/paths/schema'

export const GET = route({ access: 'admin', params: adminPathKey }, ({ viewer, params }) =>
  openPathForAdmin(viewer, params.id),
)

export const PATCH = route(
  { access: 'admin', params: adminPathKey, body: pathChange },
  ({ viewer, params, body }) => changePath(viewer, params.id, body),
)

export const DELETE = route({ access: 'admin', params: adminPathKey, status: 204 }, ({ viewer, params }) =>
  deletePath(viewer, params.id),
)
