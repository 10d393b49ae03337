import { bodySlot } from './slots'
import { countOpened } from '@/lib/articles/caching/mutations'
import { findPage, type Readable } from '@/lib/articles/caching/queries'
import { slugUnder } from '@/lib/articles/caching/rules/paths'
import { publishedBody } from '@/lib/articles/published/queries'
import { htmlWithErrata } from '@/lib/errata/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'

/** The text with its verified errors, each below its passage. */
async function textOf(articleId: number): Promise<string> {
  const html = await publishedBody(articleId)
  return html === null ? '' : htmlWithErrata(articleId, html)
}

/** For every verified member; stale when the article or a name that it shows changes. */
export const articlePage: CacheDeclaration<Readable> = {
  match: slugUnder('/articles'),
  find: findPage,
  sent: countOpened,
  slots: async ({ articleId }) => ({ [bodySlot(articleId!)]: await textOf(articleId!) }),
  bytes: 64 * MEBIBYTE,
}
