import { tableFile } from '@/lib/calculations/tables/queries'
import { fileQuery, tableKey } from '@/lib/calculations/tables/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'admin', params: tableKey, query: fileQuery },
  async ({ viewer, params, query }) => {
    const { name, csv } = await tableFile(viewer, params.name, query.version)
    return Reply.file(name, 'text/csv', csv)
  },
)
