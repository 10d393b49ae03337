import { route } from '@/lib/http/route'
import { deleteRelation, updateRelation } from '@/lib/standards/relations/mutations'
import { openRelation } from '@/lib/standards/relations/queries'
import { relationInput, relationParam } from '@/lib/standards/relations/schema'

export const GET = route({ access: 'admin', params: relationParam }, ({ viewer, params: { id } }) =>
  openRelation(viewer, id),
)

export const PUT = route(
  { access: 'admin', params: relationParam, body: relationInput },
  ({ viewer, params: { id }, body }) => updateRelation(viewer, id, body),
)

export const DELETE = route(
  { access: 'admin', params: relationParam, status: 204 },
  ({ viewer, params: { id } }) => deleteRelation(viewer, id),
)
