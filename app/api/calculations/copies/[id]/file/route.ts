import { fileOf } from '@/lib/copies/queries'
import { copyKey, fileQuery } from '@/lib/copies/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', params: copyKey, query: fileQuery },
  async ({ viewer, params, query }) => {
    const { name, type, text } = await fileOf(viewer, params.id, query.format)
    return Reply.file(name, type, text)
  },
)
