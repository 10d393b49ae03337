import { libraryVersion } from '@/lib/articles/caching/queries'
import { publicPage } from '@/lib/http/public-page'

/** Stale when an article, a name or a reference changes. */
export const homePage = publicPage('/', { version: libraryVersion })
