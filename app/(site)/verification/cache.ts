import { checkedList } from './content'
import { libraryVersion } from '@/lib/articles/caching/queries'
import { MEBIBYTE } from '@/lib/http/caching'
import { publicPage } from '@/lib/http/public-page'

/** Stale when an article or one of its calculations changes. */
export const verificationPage = publicPage('/verification', {
  version: libraryVersion,
  contents: [checkedList],
  bytes: 8 * MEBIBYTE,
})
