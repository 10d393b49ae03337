import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { fileOf } from '@/lib/projects/exporting/queries'
import { fileQuery } from '@/lib/projects/exporting/schema'
import { projectKey } from '@/lib/projects/schema'

export const GET = route(
  { access: 'verified', params: projectKey, query: fileQuery },
  async ({ viewer, params, query }) => {
    const file = await fileOf(viewer, params.id, query.format)
    return 'bytes' in file
      ? Reply.stream(file.name, file.type, file.bytes)
      : Reply.file(file.name, file.type, file.text)
  },
)
