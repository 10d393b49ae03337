import { findNeighbours, type Readable } from '@/lib/articles/caching/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

/** For every verified member, by the article's id; stale when any article or name changes. */
export const neighboursCall: CacheDeclaration<Readable> = {
  match: (path) => /^\/api\/articles\/([1-9]\d{0,8})\/neighbours$/.exec(path)?.[1] ?? null,
  find: findNeighbours,
  bytes: 4 * MEBIBYTE,
}
