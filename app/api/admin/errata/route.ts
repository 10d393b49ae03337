import { listReports } from '@/lib/errata/queries'
import { reportsQuery } from '@/lib/errata/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: reportsQuery }, async ({ viewer, query }) =>
  paged(await listReports(viewer, query)),
)
