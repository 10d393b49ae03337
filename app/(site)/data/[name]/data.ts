import { openData } from '@/lib/calculations/tables/reading/queries'
import { tableKey } from '@/lib/calculations/tables/schema'
import { pageData } from '@/lib/http/page-data'

/** Null where the address is that of no table. Throws NOT_FOUND as openData does. */
export const dataTable = pageData('/data/[name]', 'verified', async (viewer, { params }) => {
  const { data: key } = tableKey.safeParse(params)
  return key ? openData(viewer, key.name) : null
})
