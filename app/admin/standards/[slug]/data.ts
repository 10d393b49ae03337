import { pageData } from '@/lib/http/page-data'
import { openHistory } from '@/lib/standards/history/queries'
import { standardKey } from '@/lib/standards/history/schema'

/** Null where the address is that of no standard. Throws NOT_FOUND as openHistory does. */
export const oneStandard = pageData('/admin/standards/[slug]', 'admin', async (viewer, { params }) => {
  const { data: key } = standardKey.safeParse(params)
  return key ? openHistory(viewer, key.slug) : null
})
