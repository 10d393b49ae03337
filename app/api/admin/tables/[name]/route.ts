import { placeTable } from '@/lib/calculations/tables/mutations'
import { openTable } from '@/lib/calculations/tables/queries'
import { tableKey, tablePlace } from '@/lib/calculations/tables/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: tableKey }, ({ viewer, params }) =>
  openTable(viewer, params.name),
)

export const PATCH = route(
  { access: 'admin', params: tableKey, body: tablePlace },
  ({ viewer, params, body }) => placeTable(viewer, params.name, body),
)
