import { findLibrary, type Readable } from '@/lib/articles/caching/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

/** For every verified member; stale when an article, a name or a count on the first page changes. */
export const libraryPage: CacheDeclaration<Readable> = {
  match: (path) => (path === '/articles' ? path : null),
  find: findLibrary,
  bytes: MEBIBYTE,
}
