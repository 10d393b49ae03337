'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { checkQueryOf } from '@/lib/articles/checks/hooks'
import type { CheckItem } from '@/lib/articles/checks/types'
import type { ReviewStep } from '@/lib/articles/review/types'
import { LOOK_AT_THIS } from '@/lib/articles/warnings/constants'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { ReviewThread } from '../../articles/review-thread'
import { Skeleton } from '../../ui/skeleton'
import { WarningList } from '../../ui/warning-list'
import { Contradictions } from '../articles/contradictions'
import { ApproveDialog, RejectDialog } from '../articles/decision-dialogs'
import { SentAgain, wasSentAgain } from '../articles/sent-again'
import { Checklist } from '../checklist'
import { Decided } from './decided'
import { DecisionButtons } from './decision-buttons'

type Review = { article: AdminArticle; history: ReviewStep[] }
type ReviewDeskProps = {
  /** The submission that waits; null where there is nothing to decide. */
  review: Review | null
  /** The article as its readers will see it. */
  children: ReactNode
}

/**
 * What a reviewer decides with, around the submission that they read. It stays mounted while the page is
 * rendered again after the decision, so that it can offer the next one.
 */
export function ReviewDesk({ review, children }: ReviewDeskProps) {
  const [decided, setDecided] = useState<number | null>(null)
  if (decided !== null)
    return (
      <>
        <Decided articleId={decided} />
        {children}
      </>
    )
  if (!review) return children
  return (
    <Waiting key={review.article.id} review={review} onDecided={setDecided}>
      {children}
    </Waiting>
  )
}

type WaitingProps = { review: Review; onDecided: (articleId: number) => void; children: ReactNode }

function Waiting({ review: { article, history }, onDecided, children }: WaitingProps) {
  const router = useRouter()
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null)
  const [deciding, setDeciding] = useState(false)
  const [checked, setChecked] = useState<CheckItem[]>([])
  const { data: state, error } = useQuery(checkQueryOf(article.id))
  const dialogs = {
    article,
    onClose: () => setDialog(null),
    onDecided: () => setDeciding(true),
    onAnswered: (done: boolean) => {
      setDeciding(false)
      if (done) onDecided(article.id)
      // Decided or withdrawn meanwhile, or by this: the page says how it stands.
      router.refresh()
    },
  }
  const buttons = <DecisionButtons title={article.title} deciding={deciding} onAsk={setDialog} />
  return (
    <>
      <section aria-labelledby="review" className="page print:hidden">
        <div className="border-warn bg-surface mt-6 grid gap-4 rounded-md border px-5 py-4">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="grid gap-0.5">
              <h2 id="review" className="text-lg font-semibold">
                This submission waits for your decision
              </h2>
              <p className="text-ink-soft text-sm">
                By {`${article.author.firstName} ${article.author.lastName}`.trim()}. It has waited since{' '}
                <time dateTime={article.submittedAt}>{momentOf(article.submittedAt)}</time>. Read it below;
                the same buttons stand at its end.
              </p>
            </div>
            {buttons}
          </div>
          {wasSentAgain(article) && <SentAgain article={article} reasonBeside />}
          <ReviewThread steps={history} />
          <Contradictions sentences={article.contradictions} />
          {state && <WarningList title={LOOK_AT_THIS} sentences={state.warnings} />}
          {state && <Checklist state={state} confirmed={checked} onChange={setChecked} />}
          {!state && !error && <Skeleton className="h-40" />}
          {error && (
            <p className="text-ink-soft text-sm">The checklist could not be loaded ({reasonOf(error)}).</p>
          )}
        </div>
      </section>
      {children}
      <section aria-label="Decision" className="page pb-10 print:hidden">
        <div className="border-hairline flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
          <p className="text-ink-soft text-sm">Read to its end? It waits for your decision.</p>
          {buttons}
        </div>
      </section>
      <ApproveDialog {...dialogs} open={dialog === 'approve'} checklist={{ checked, onChange: setChecked }} />
      <RejectDialog {...dialogs} open={dialog === 'reject'} />
    </>
  )
}
