import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { listCiting } from '@/lib/references/administration/queries'
import { citingQuery } from '@/lib/references/administration/schema'

export const GET = route({ access: 'admin', query: citingQuery }, async ({ viewer, query }) =>
  paged(await listCiting(viewer, query)),
)
