import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VerificationNotice } from '@/components/access/verification-notice'
import { ArticleDesk } from '@/components/submissions/article-desk'
import { SubmissionDesk } from '@/components/submissions/lazy-desk'
import { ReviewNotice } from '@/components/submissions/review-notice'
import { Link } from '@/components/ui/link'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { submitArticle } from './data'

export const metadata: Metadata = { title: 'Submit Article', robots: { index: false } }

export default async function SubmitArticlePage({ searchParams }: { searchParams: Promise<Query> }) {
  const { viewer, data } = await readPage(submitArticle, { query: searchParams })
  if (!data) notFound()
  const { articleId, desk } = data
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">
        {articleId === null ? 'Submit Article' : 'Edit and Resubmit'}
      </h1>
      <p className="text-ink-soft mt-2 text-sm">
        How calculations and drawings are written is in the{' '}
        <Link href="/help" className="prose-link">
          help
        </Link>
        .
      </p>
      <div className="mt-6 grid gap-6">
        {desk ? (
          <Desk memberId={viewer.id} articleId={articleId} {...desk} />
        ) : (
          <VerificationNotice email={viewer.email} />
        )}
      </div>
    </div>
  )
}

type Read = NonNullable<Awaited<ReturnType<typeof submitArticle.load>>>
type DeskProps = NonNullable<Read['desk']> & { memberId: string; articleId: number | null }

function Desk({ memberId, articleId, article, categories, tags }: DeskProps) {
  if (articleId !== null && !article) notFound()
  const taxonomy = { memberId, categories, tags }
  if (article) return <ArticleDesk key={articleId} article={article} {...taxonomy} />
  return (
    <>
      <ReviewNotice />
      <SubmissionDesk key="new" article={null} {...taxonomy} />
    </>
  )
}
