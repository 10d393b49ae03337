import { libraryVersion } from '@/lib/articles/caching/queries'
import { publicPage } from '@/lib/http/public-page'

/** Stale when an article or one of its calculations changes. */
export const verificationPage = publicPage('/verification', { version: libraryVersion })
