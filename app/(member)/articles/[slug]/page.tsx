import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'
import { after } from 'next/server'
import { cache } from 'react'
import 'katex/dist/katex.min.css'
import type { Body } from '@/components/articles/article-body'
import { ArticleView } from '@/components/articles/article-view'
import { holdBody, releaseBody } from '@/components/articles/held-bodies'
import { Neighbours } from '@/components/articles/neighbours'
import { Comments } from '@/components/comments/comments'
import { ReminderCard } from '@/components/articles/reminder-card'
import { BookmarkButton } from '@/components/bookmarks/bookmark-button'
import { LikeButton } from '@/components/likes/like-button'
import { UpsellDialog } from '@/components/membership/upsell-dialog'
import { countView } from '@/lib/articles/mutations'
import { neighboursOf } from '@/lib/articles/neighbours/queries'
import { openArticle, redirectFor } from '@/lib/articles/queries'
import { pageViewer } from '@/lib/auth/session'
import { isEveryMember } from '@/lib/auth/viewer'
import { shorten } from '@/lib/core/text'

type Props = { params: Promise<{ slug: string }> }

const articleAt = cache(async (slug: string) => openArticle(await pageViewer('verified'), slug))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleAt((await params).slug)
  if (!article) return { title: 'Article Not Found', robots: { index: false } }
  return { title: article.title, description: shorten(article.excerpt, 160), robots: { index: false } }
}

/** The same for every member: what is of one reader, or of this moment, is asked for by the parts that show it. */
export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const viewer = await pageViewer('verified')
  const article = await articleAt(slug)
  if (!article) {
    const moved = await redirectFor(slug)
    if (moved) permanentRedirect(`/articles/${moved}`)
    notFound()
  }
  // What is kept is counted when it is sent.
  if (!isEveryMember(viewer)) after(() => countView(viewer, article.id))
  const [body, neighbours] = await Promise.all([bodyFor(article), neighboursOf(viewer, article.id)])
  return (
    <ArticleView
      article={article}
      body={body}
      actions={
        <>
          <LikeButton articleId={article.id} likes={article.likes} />
          {article.published && <BookmarkButton articleId={article.id} />}
        </>
      }
    >
      {article.locked && <UpsellDialog articleId={article.id} title={article.title} />}
      {article.published && !article.locked && <ReminderCard />}
      <Neighbours {...neighbours} />
      {article.published && <Comments articleId={article.id} count={article.commentCount} />}
    </ArticleView>
  )
}

/** A browser that opens the address gets the body as HTML alone; one that comes from within the site gets it with the page's payload. */
async function bodyFor({ bodyHtml }: { bodyHtml: string }): Promise<Body> {
  if ((await headers()).get('sec-fetch-dest') !== 'document') return { html: bodyHtml }
  const held = holdBody(bodyHtml)
  after(() => releaseBody(held))
  return { held }
}
