import { filtersOf } from '@/app/(member)/articles/library-filters'
import { libraryAddress } from '@/components/articles/library-address'
import { findLibrary, type Readable } from '@/lib/articles/caching/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

const filtersIn = (address: string) =>
  filtersOf(Object.fromEntries(new URL(address, 'http://library').searchParams))

function isForAll(path: string): boolean {
  const filters = filtersIn(path)
  return !filters.reading && libraryAddress(filters) === path
}

/**
 * For every verified member, each page by its filters, order and number as links write them; stale when an
 * article, a name or a count on the page changes. What one member has read is no page for all.
 */
export const libraryPage: CacheDeclaration<Readable> = {
  match: (path) => (/^\/articles(\?|$)/.test(path) && isForAll(path) ? path : null),
  find: (token, address) => findLibrary(token, filtersIn(address), { led: true }),
  bytes: 8 * MEBIBYTE,
}
