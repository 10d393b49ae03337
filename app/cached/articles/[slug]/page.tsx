import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { bodySlot } from './slots'
import { ArticlePage, articleMetadata } from '@/app/(member)/articles/[slug]/article-page'
import { openPublished } from '@/lib/articles/published/queries'
import { slotComment } from '@/lib/http/caching'

type Props = { params: Promise<{ slug: string }> }

const articleAt = cache(openPublished)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await articleAt((await params).slug))
}

/**
 * A published article as it is cached for every member. Its text goes round React: the page cache fills it
 * in.
 */
export default async function Page({ params }: Props) {
  const article = await articleAt((await params).slug)
  if (!article) notFound()
  const slot = bodySlot(article.id)
  return <ArticlePage article={article} body={{ slot, html: slotComment(slot) }} />
}
