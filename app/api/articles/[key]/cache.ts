import { findCall, type Readable } from '@/lib/articles/caching/queries'
import { slugUnder } from '@/lib/articles/caching/rules/paths'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

/** For every verified member, by slug; stale when the article, its names or its counts change. */
export const articleCall: CacheDeclaration<Readable> = {
  match: slugUnder('/api/articles'),
  find: findCall,
  bytes: 16 * MEBIBYTE,
}
