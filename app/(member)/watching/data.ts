import { isVerified } from '@/lib/auth/access'
import { pageData } from '@/lib/http/page-data'
import { listWatches } from '@/lib/watches/queries'

/** Null for a member who has none yet, because the address is not verified. */
export const watching = pageData('/watching', 'signedIn', async (viewer) =>
  isVerified(viewer) ? listWatches(viewer) : null,
)
