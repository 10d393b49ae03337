import { auditFile } from '@/lib/audit/queries'
import { auditQuery } from '@/lib/audit/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: auditQuery }, async ({ viewer, query }) => {
  const { name, csv } = await auditFile(viewer, query)
  return Reply.file(name, 'text/csv', csv)
})
