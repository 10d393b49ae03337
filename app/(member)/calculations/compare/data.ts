import { openCopy } from '@/lib/copies/queries'
import { copyKey } from '@/lib/copies/schema'
import { pageData } from '@/lib/http/page-data'

/** The two copies that the address names; null where it names fewer. Throws NOT_FOUND as openCopy does. */
export const comparedCopies = pageData('/calculations/compare', 'verified', async (viewer, { query }) => {
  const [first, second] = [query.a, query.b].map((id) => copyKey.safeParse({ id }).data?.id)
  return first && second ? Promise.all([openCopy(viewer, first), openCopy(viewer, second)]) : null
})
