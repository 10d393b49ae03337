import { openTable } from '@/lib/calculations/tables/queries'
import { tableKey } from '@/lib/calculations/tables/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: tableKey }, ({ viewer, params }) =>
  openTable(viewer, params.name),
)
