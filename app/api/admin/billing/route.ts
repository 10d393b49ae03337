import { listMembers } from '@/lib/billing/administration/queries'
import { billingList } from '@/lib/billing/administration/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: billingList }, async ({ viewer, query }) =>
  paged(await listMembers(viewer, query)),
)
