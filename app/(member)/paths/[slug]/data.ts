import { pageData } from '@/lib/http/page-data'
import { openPath } from '@/lib/paths/queries'
import { pathKey } from '@/lib/paths/schema'

/** Null where the address is that of no path. Throws NOT_FOUND as openPath does. */
export const onePath = pageData('/paths/[slug]', 'verified', async (viewer, { params }) => {
  const { data: key } = pathKey.safeParse(params)
  return key ? openPath(viewer, key.slug) : null
})
