import { listSubmissions } from '@/lib/contact/administration/queries'
import { submissionsQuery } from '@/lib/contact/administration/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: submissionsQuery }, async ({ viewer, query }) =>
  paged(await listSubmissions(viewer, query)),
)
