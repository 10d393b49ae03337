import { changeCopy, deleteCopy } from '@/lib/copies/mutations'
import { openCopy } from '@/lib/copies/queries'
import { copyChange, copyKey } from '@/lib/copies/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: copyKey }, ({ viewer, params }) =>
  openCopy(viewer, params.id),
)

export const PATCH = route(
  { access: 'verified', params: copyKey, body: copyChange },
  ({ viewer, params, body }) => changeCopy(viewer, params.id, body),
)

export const DELETE = route({ access: 'verified', params: copyKey }, ({ viewer, params }) =>
  deleteCopy(viewer, params.id),
)
