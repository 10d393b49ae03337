import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { registerAsLines } from '@/lib/standards/administration/queries'

export const GET = route({ access: 'admin' }, async ({ viewer }) => {
  const { name, lines } = await registerAsLines(viewer)
  return Reply.file(name, 'application/x-ndjson', lines)
})
