import { findLibrary, type Readable } from '@/lib/articles/caching/queries'
import { listQuery, type ListQuery } from '@/lib/articles/schema'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

const FILTERS = ['categoryId', 'tagSlug', 'standard', 'calculation', 'sort', 'page'] as const

/** What the address asks for; null where it asks for anything else, or in other words than `addressOf`. */
function queryIn(address: string): ListQuery | null {
  const { pathname, searchParams } = new URL(address, 'http://library')
  if (pathname !== '/api/articles') return null
  const query = listQuery.safeParse(Object.fromEntries(searchParams)).data
  return query && addressOf(query) === address ? query : null
}

function addressOf(query: ListQuery): string {
  const parameters = new URLSearchParams()
  for (const name of FILTERS) if (query[name] !== undefined) parameters.set(name, String(query[name]))
  return parameters.size > 0 ? `/api/articles?${parameters}` : '/api/articles'
}

/** For every verified member; stale when an article, a name or a count on the page changes. */
export const libraryCall: CacheDeclaration<Readable> = {
  match: (path) => (path.startsWith('/api/articles') && queryIn(path) ? path : null),
  find: (token, address) => findLibrary(token, queryIn(address)!),
  bytes: 4 * MEBIBYTE,
}
