import { reportFile } from '@/lib/analytics/reports/queries'
import { monthKey } from '@/lib/analytics/reports/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: monthKey }, async ({ viewer, params }) => {
  const { name, text } = await reportFile(viewer, params.month)
  return Reply.file(name, 'text/markdown', text)
})
