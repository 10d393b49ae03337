import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VerificationNotice } from '@/components/access/verification-notice'
import { SubmissionDesk } from '@/components/submissions/lazy-desk'
import { NotToBeEdited, RejectionNotice, ReviewNotice } from '@/components/submissions/review-notice'
import { draftKey } from '@/lib/articles/drafts/schema'
import { findOwn } from '@/lib/articles/submissions/queries'
import { isVerified } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import type { Verified } from '@/lib/auth/viewer'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Submit Article', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SubmitArticlePage({ searchParams }: Props) {
  const viewer = await pageViewer('signedIn')
  const key = draftKey.safeParse(await searchParams)
  if (!key.success) notFound()
  const articleId = key.data.article ?? null
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">
        {articleId === null ? 'Submit Article' : 'Edit and Resubmit'}
      </h1>
      <div className="mt-6 grid gap-6">
        {isVerified(viewer) ? (
          <Desk viewer={viewer} articleId={articleId} />
        ) : (
          <VerificationNotice email={viewer.email} />
        )}
      </div>
    </div>
  )
}

async function Desk({ viewer, articleId }: { viewer: Verified; articleId: number | null }) {
  const article = articleId === null ? null : await findOwn(viewer, articleId)
  if (articleId !== null && !article) notFound()
  if (article && article.status !== 'rejected') return <NotToBeEdited article={article} />
  const [categories, tags] = await Promise.all([listCategories(), listTags()])
  return (
    <>
      {article ? <RejectionNotice article={article} /> : <ReviewNotice />}
      <SubmissionDesk
        key={articleId}
        memberId={viewer.id}
        article={article}
        categories={categories}
        tags={tags}
      />
    </>
  )
}
