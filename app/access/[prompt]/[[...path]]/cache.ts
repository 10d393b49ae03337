import { bodySlot } from '@/app/cached/articles/[slug]/slots'
import { findFront, type Front } from '@/lib/articles/caching/queries'
import { slugUnder } from '@/lib/articles/caching/rules/paths'
import { readOpen } from '@/lib/articles/queries'
import { GATED_PAGES } from '@/lib/auth/gated-pages'
import { htmlWithErrata } from '@/lib/errata/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'
import { publicPage } from '@/lib/http/public-page'

/** What a visitor is asked at a gated page, by its address alone; a member's is Next's to answer. */
export const signInPages = publicPage(new RegExp(`^/(?:${Object.keys(GATED_PAGES).join('|')})$`), {
  sameForMembers: () => false,
})

/** The text of an article that is open to everybody, with its verified errors. */
async function openText(slug: string): Promise<Record<string, string>> {
  const article = await readOpen(slug)
  return article ? { [bodySlot(article.id)]: await htmlWithErrata(article.id, article.bodyHtml) } : {}
}

/** What visitors see at a published article: its front, or the whole of an open one. */
export const articleFront: CacheDeclaration<Front> = {
  match: slugUnder('/articles'),
  find: findFront,
  slots: async ({ open }) => (open === null ? {} : openText(open)),
  bytes: 24 * MEBIBYTE,
}
