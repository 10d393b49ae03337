import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { addEdition } from '@/lib/standards/administration/mutations'
import { listEntries } from '@/lib/standards/administration/queries'
import { entriesQuery, newEditionInput } from '@/lib/standards/administration/schema'

export const GET = route({ access: 'admin', query: entriesQuery }, async ({ viewer, query }) =>
  paged(await listEntries(viewer, query)),
)

export const POST = route({ access: 'admin', body: newEditionInput, status: 201 }, ({ viewer, body }) =>
  addEdition(viewer, body),
)
