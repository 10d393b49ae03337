import { dataFile } from '@/lib/calculations/tables/reading/queries'
import { tableKey } from '@/lib/calculations/tables/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

/** A table as CSV: an open one for everybody, any for verified members. */
export const GET = route({ access: 'public', params: tableKey }, async ({ viewer, params, client }) => {
  const { name, csv } = await dataFile(viewer, params.name, client)
  return Reply.file(name, 'text/csv', csv)
})
