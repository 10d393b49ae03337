import { libraryVersion } from '@/lib/articles/caching/queries'
import { publicPage } from '@/lib/http/public-page'

/** Stale when an error is verified or mended, or an article or calculation changes. */
export const correctionsPage = publicPage('/corrections', { version: libraryVersion })
