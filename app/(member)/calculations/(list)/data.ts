import { isVerified } from '@/lib/auth/access'
import { listCopies } from '@/lib/copies/queries'
import { copyQuery, type CopyQuery } from '@/lib/copies/schema'
import { pageData } from '@/lib/http/page-data'

/** `found` is null for a member who has none yet, because the address is not verified. */
export const calculations = pageData('/calculations', 'signedIn', async (viewer, { query: { q, page } }) => {
  const { shape } = copyQuery
  const query: CopyQuery = {
    q: shape.q.safeParse(q).data || undefined,
    page: shape.page.safeParse(page).data,
  }
  return { query, found: isVerified(viewer) ? await listCopies(viewer, query) : null }
})
