import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { after } from 'next/server'
import { cache } from 'react'
import { ArticlePage, articleMetadata } from './article-page'
import { ReviewDesk } from '@/components/admin/review/review-desk'
import { OwnState } from '@/components/articles/own-state'
import { adminArticle } from '@/lib/articles/administration/queries'
import { countView } from '@/lib/articles/mutations'
import { openArticle, redirectFor } from '@/lib/articles/queries'
import { reviewHistory } from '@/lib/articles/review/queries'
import { findOwn } from '@/lib/articles/submissions/queries'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import type { ArticleReading } from '@/lib/articles/types'
import { isAdmin } from '@/lib/auth/access'
import type { Admin } from '@/lib/auth/viewer'
import { htmlWithErrata } from '@/lib/errata/queries'
import { pageViewer } from '@/lib/http/session'

type Props = { params: Promise<{ slug: string }> }

const articleAt = cache(async (slug: string) => openArticle(await pageViewer('verified'), slug))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await articleAt((await params).slug))
}

/** What a reviewer decides on; null where the article does not wait for a decision. */
async function reviewOf(viewer: Admin, { id, status }: ArticleReading) {
  if (status !== 'pending_review') return null
  const [article, history] = await Promise.all([adminArticle(viewer, id), reviewHistory(viewer, id)])
  return { article, history }
}

/** No more than the notice shows: what a browser component is given is sent with the page. */
const OwnNotice = ({ article }: { article: OwnArticle }) => {
  const { id, title, status, rejectionReason, rejectedAt, submittedAt, withdrawnAt } = article
  return (
    <div className="page pt-6 empty:hidden print:hidden">
      <OwnState article={{ id, title, status, rejectionReason, rejectedAt, submittedAt, withdrawnAt }} />
    </div>
  )
}

/**
 * An article for one reader: one that comes from within the site, an author or editor, or who pays for it.
 * Who opens the address of an article that every member may read is sent the cached page
 * (app/cached/articles).
 */
export default async function Page({ params }: Props) {
  const { slug } = await params
  const viewer = await pageViewer('verified')
  const article = await articleAt(slug)
  if (!article) {
    const moved = await redirectFor(viewer, slug)
    if (moved) permanentRedirect(`/articles/${moved}`)
    notFound()
  }
  after(() => countView(viewer, article.id))
  const { id, locked, bodyHtml } = article
  const html = locked ? bodyHtml : await htmlWithErrata(id, bodyHtml)
  const own = article.status === 'approved' ? null : await findOwn(viewer, id)
  const page = (
    <>
      {own && <OwnNotice article={own} />}
      <ArticlePage article={article} body={{ html }} />
    </>
  )
  if (!isAdmin(viewer)) return page
  return (
    <ReviewDesk key={article.id} review={await reviewOf(viewer, article)}>
      {page}
    </ReviewDesk>
  )
}
