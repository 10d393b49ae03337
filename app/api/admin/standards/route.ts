import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { listEntries } from '@/lib/standards/administration/queries'
import { entriesQuery } from '@/lib/standards/administration/schema'

export const GET = route({ access: 'admin', query: entriesQuery }, async ({ viewer, query }) =>
  paged(await listEntries(viewer, query)),
)
