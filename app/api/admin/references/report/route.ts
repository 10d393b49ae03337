import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { referencesReport } from '@/lib/references/administration/queries'

export const GET = route({ access: 'admin' }, async ({ viewer }) => {
  const { name, markdown } = await referencesReport(viewer)
  return Reply.file(name, 'text/markdown', markdown)
})
