import { listAudit } from '@/lib/audit/queries'
import { auditQuery } from '@/lib/audit/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: auditQuery }, async ({ viewer, query }) =>
  paged(await listAudit(viewer, query)),
)
