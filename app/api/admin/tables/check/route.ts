import { checkTable } from '@/lib/calculations/tables/mutations'
import { tableInput } from '@/lib/calculations/tables/schema'
import { route } from '@/lib/http/route'

/** What saving this would change; nothing is stored. */
export const POST = route({ access: 'admin', body: tableInput }, ({ viewer, body }) =>
  checkTable(viewer, body),
)
