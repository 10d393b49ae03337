'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { failedJobsQuery, useDiscardJob, useRetryJob } from '@/lib/operations/hooks'
import type { FailedJob } from '@/lib/operations/types'
import { failure } from '../../ui/failure'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { ErrorState } from '../../ui/error-state'
import { perform } from '../../ui/perform'
import { TableSkeleton } from '../../ui/table-skeleton'
import { toast } from '../../ui/toast'

const refused = (error: unknown) => toast(failure('Nothing was changed', error))

/** Work that was queued and has failed: try it again, or give it up. */
export function FailedJobs() {
  const { data, error, refetch } = useQuery(failedJobsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const [decided, setDecided] = useState(0)
  const [discarding, setDiscarding] = useState<FailedJob | null>(null)
  const retry = useRetryJob()
  const discard = useDiscardJob()
  // The entry that leaves takes the button that had the focus with it.
  useEffect(() => {
    if (decided > 0) heading.current?.focus()
  }, [decided])
  const after = (title: string) => ({
    onSuccess: () => toast({ title, variant: 'success' as const }),
    onError: refused,
  })
  const decide = () => setDecided((count) => count + 1)
  return (
    <section aria-labelledby="failed-jobs" className="mt-12">
      <h2
        id="failed-jobs"
        ref={heading}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-lg font-semibold outline-none"
      >
        Failed jobs {data && <span className="font-normal tabular-nums">({data.length})</span>}
      </h2>
      {error && (
        <ErrorState
          className="mt-4"
          title="The failed jobs could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className="mt-4">
          <TableSkeleton label="Loading failed jobs" />
        </div>
      )}
      {data?.length === 0 && (
        <p className="text-ink-soft py-5 text-sm">No job has failed. There is nothing to decide.</p>
      )}
      <ul className="divide-hairline divide-y">
        {data?.map((job) => (
          <li key={job.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
            <Entry job={job} />
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Retry job ${job.id}`}
                onClick={() => {
                  perform(retry, job.id, after('Job is tried again'))
                  decide()
                }}
              >
                Retry
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Discard job ${job.id}`}
                onClick={() => setDiscarding(job)}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={discarding !== null}
        onOpenChange={(open) => !open && setDiscarding(null)}
        title="Discard this job?"
        description={
          <p>
            What <strong className="text-ink">{discarding?.task}</strong> was to do will never be done: an
            email is not sent, an article not published. This cannot be undone.
          </p>
        }
        confirmLabel="Discard"
        tone="destructive"
        onConfirm={() => {
          if (discarding) perform(discard, discarding.id, after('Job discarded'))
          setDiscarding(null)
          decide()
        }}
      />
    </section>
  )
}

function Entry({ job }: { job: FailedJob }) {
  const { id, task, payload, attempts, maxAttempts, nextAt, error, createdAt } = job
  const given = Object.entries(payload).map(([name, value]) => `${name}: ${String(value)}`)
  return (
    <div className="grid min-w-0 flex-1 basis-80 gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-mono font-medium">{task}</span>
        <Badge variant={nextAt ? 'warn' : 'bad'}>{nextAt ? 'Being retried' : 'Failed'}</Badge>
      </p>
      <p className="text-bad font-mono text-xs wrap-anywhere">{error}</p>
      <p className="text-ink-soft tabular-nums">
        Job {id} of {momentOf(createdAt)}, {attempts} of {maxAttempts} attempts
        {nextAt && `, next on ${momentOf(nextAt)}`}
      </p>
      {given.length > 0 && (
        <p className="text-ink-soft font-mono text-xs wrap-anywhere">{given.join(' · ')}</p>
      )}
    </div>
  )
}
