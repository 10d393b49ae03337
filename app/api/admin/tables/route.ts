import { saveTable } from '@/lib/calculations/tables/mutations'
import { listTables } from '@/lib/calculations/tables/queries'
import { tableInput } from '@/lib/calculations/tables/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => listTables(viewer))

export const POST = route({ access: 'admin', body: tableInput, status: 201 }, ({ viewer, body }) =>
  saveTable(viewer, body),
)
