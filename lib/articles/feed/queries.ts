import 'server-only'
import type { FeedEntry } from './types'
import { cardOfA, newestFirst } from '../cards/queries'
import type { ArticleCard } from '../types'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** The newest articles with what is public of them; no viewer is asked for. */
export async function newestForFeed(limit = 50): Promise<FeedEntry[]> {
  const rows = await select<{ card: ArticleCard; publishedAt: Date; updatedAt: Date }>(Prisma.sql`
    SELECT ${cardOfA} AS card, a.published_at AS "publishedAt", greatest(a.content_changed_at, a.published_at) AS "updatedAt" FROM articles a WHERE ${inLibrary} ORDER BY ${newestFirst} ${limitTo(limit)}`)
  return rows.map(({ card, publishedAt, updatedAt }) => ({
    slug: card.slug,
    title: card.title,
    excerpt: card.excerpt,
    author: `${card.author.firstName} ${card.author.lastName}`,
    category: card.category?.name ?? null,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
