'use client'
import { useRouter } from 'next/navigation'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { latestOf } from '@/lib/articles/editing/hooks'
import type { ReviewStep } from '@/lib/articles/review/types'
import { Alert } from '../../ui/alert'
import { buttonStyles } from '../../ui/button-styles'
import { Link } from '../../ui/link'
import { SentAgain, wasSentAgain } from '../articles/sent-again'
import { ArticleForm } from './article-form'
import { CalculationsPanel } from './calculations-panel'
import { CheckPanel } from './check-panel'
import { ReviewHistory } from './review-history'
import { RevisionsPanel } from './revisions-panel'

type ArticleEditorProps = { editorId: string; article: EditableArticle; history: ReviewStep[] }

/** The form, and below it what the article has been through. */
export function ArticleEditor({ editorId, article: read, history }: ArticleEditorProps) {
  const router = useRouter()
  const article = latestOf(read)
  return (
    <>
      {article.status === 'pending_review' && (
        <Alert
          tone="info"
          className="mt-6"
          title="This submission waits for a decision"
          action={
            <Link
              href={`/articles/${article.slug}`}
              className={buttonStyles({ size: 'sm', variant: 'outline' })}
            >
              Read it and decide
            </Link>
          }
        >
          It is approved or rejected where it is read, as its readers will see it.
        </Alert>
      )}
      {wasSentAgain(article) && (
        <Alert tone="warn" className="mt-6">
          <SentAgain article={article} />
        </Alert>
      )}
      <ArticleForm
        key={article.updatedAt}
        editorId={editorId}
        article={article}
        onReload={() => router.refresh()}
      />
      <div className="mt-12 grid gap-12">
        {article.calculation && <CalculationsPanel articleId={article.id} updatedAt={article.updatedAt} />}
        <CheckPanel
          articleId={article.id}
          published={article.published && article.deletedAt === null}
          updatedAt={article.updatedAt}
        />
        <RevisionsPanel
          articleId={article.id}
          updatedAt={article.updatedAt}
          onRestored={() => router.refresh()}
        />
        <ReviewHistory steps={history} memberNote={article.memberNote} />
      </div>
    </>
  )
}
