import { knownErrors, openCopy } from '@/lib/copies/queries'
import { copyKey } from '@/lib/copies/schema'
import { pageData } from '@/lib/http/page-data'

/** Null where the address is that of no copy. Throws NOT_FOUND as openCopy does. */
export const oneCopy = pageData('/calculations/[id]', 'verified', async (viewer, { params }) => {
  const { data: key } = copyKey.safeParse(params)
  if (!key) return null
  const copy = await openCopy(viewer, key.id)
  return { copy, known: await knownErrors(copy) }
})
