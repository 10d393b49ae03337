import 'server-only'
import { coverIn } from '../rules/cover'
import { db } from '@/lib/core/server/db'
import { publishedArticle } from '@/lib/library/queries'

/**
 * Returns the picture at an address that cards name; null where no article of the library has it. It is
 * public, as titles and excerpts are.
 */
export async function coverAt(address: string | null): Promise<string | null> {
  if (address === null) return null
  const article = await db.article.findFirst({
    where: { coverImage: address, ...publishedArticle },
    select: { bodyHtml: true },
  })
  return article && coverIn(article.bodyHtml)
}
