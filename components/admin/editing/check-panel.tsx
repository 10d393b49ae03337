'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkQueryOf, useCheckArticle } from '@/lib/articles/checks/hooks'
import { saidOfCheck } from '@/lib/articles/checks/rules/checks'
import type { CheckItem, CheckState } from '@/lib/articles/checks/types'
import { LOOK_AT_THIS } from '@/lib/articles/warnings/constants'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { perform } from '../../ui/perform'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast'
import { WarningList } from '../../ui/warning-list'
import { done, failed } from '../articles/notices'
import { Checklist } from '../checklist'

type CheckPanelProps = {
  articleId: number
  published: boolean
  /** Of the article as the form has it. */
  updatedAt: string
}

/** What was confirmed of a published article, and the checklist that confirms it. */
export function CheckPanel({ articleId, published, updatedAt }: CheckPanelProps) {
  const { data, error, refetch } = useQuery({ ...checkQueryOf(articleId), enabled: published })
  return (
    <section aria-labelledby="check">
      <h2 id="check" className="border-ink border-b pb-3 text-lg font-semibold">
        Technical check
      </h2>
      {!published && (
        <p className="text-ink-soft py-4 text-sm">
          A submission is checked when it is approved; anything else once it is published.
        </p>
      )}
      {error && (
        <ErrorState
          className="mt-4"
          title="The check could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {published && !data && !error && <Skeleton className="mt-4 h-40" />}
      {data && (
        <Checked
          key={data.updatedAt}
          articleId={articleId}
          state={data}
          outdated={data.updatedAt !== updatedAt}
        />
      )}
    </section>
  )
}

type CheckedProps = { articleId: number; state: CheckState; outdated: boolean }

function Checked({ articleId, state, outdated }: CheckedProps) {
  const { check, revision, updatedAt, refused, warnings } = state
  const stored = check?.revision === revision ? check.confirmed : []
  const [confirmed, setConfirmed] = useState<CheckItem[]>(stored)
  const save = useCheckArticle(articleId)
  const same = confirmed.join() === stored.join()
  return (
    <div className="grid max-w-2xl gap-4 py-4">
      <p className="text-sm">
        Revision {revision}. {saidOfCheck(check)}
      </p>
      <WarningList title={LOOK_AT_THIS} sentences={warnings} />
      {outdated ? (
        <p className="text-ink-soft text-sm">
          The article was saved after you opened it. Open it again to check what it says now.
        </p>
      ) : (
        <Checklist state={state} confirmed={confirmed} onChange={setConfirmed} />
      )}
      {!refused && !outdated && (
        <Button
          className="justify-self-start"
          idle={same}
          pending={save.isPending}
          pendingLabel="Confirming..."
          onClick={() =>
            perform(
              save,
              { confirmed, updatedAt },
              {
                onSuccess: () =>
                  toast(
                    confirmed.length > 0
                      ? done('Check confirmed', 'The article shows it, with your name.')
                      : done('Check taken back', 'The article no longer shows it.'),
                  ),
                onError: (reason) => toast(failed('The check could not be stored.', reason)),
              },
            )
          }
        >
          {confirmed.length === 0 && stored.length > 0 ? 'Take the check back' : 'Confirm the check'}
        </Button>
      )}
    </div>
  )
}
