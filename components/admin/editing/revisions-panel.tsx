'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { revisionsQuery } from '@/lib/articles/revisions/hooks'
import type { RevisionEntry } from '@/lib/articles/revisions/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Skeleton } from '../../ui/skeleton'
import { RevisionDialog } from './revision-dialog'
import { savedBy } from './saved-by'

type RevisionsPanelProps = {
  articleId: number
  /** Of the article as the form has it. */
  updatedAt: string
  onRestored: () => void
}

/** Every save since the article was published, latest first: what each changed, and the way back to it. */
export function RevisionsPanel({ articleId, updatedAt, onRestored }: RevisionsPanelProps) {
  const { data, error, refetch } = useQuery(revisionsQuery(articleId))
  const [open, setOpen] = useState<RevisionEntry | null>(null)
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="border-ink border-b pb-3 text-lg font-semibold">
        Versions {data && <span className="font-normal tabular-nums">({data.length})</span>}
      </h2>
      {error && (
        <ErrorState
          className="mt-4"
          title="The versions could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="mt-4 h-10" />}
      {data?.length === 0 && (
        <p className="text-ink-soft py-4 text-sm">
          None yet. From its first change after publication on, every save is kept here.
        </p>
      )}
      <ol className="divide-hairline divide-y">
        {data?.map((entry) => (
          <li key={entry.revision} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <span className="font-mono tabular-nums">{entry.revision}</span>
            <span className="min-w-0 flex-1">
              {savedBy(entry)}
              {entry.note && <span className="text-ink-soft block">{entry.note}</span>}
            </span>
            {entry.current && <Badge>Current</Badge>}
            <Button
              variant="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Show version ${entry.revision}`}
              onClick={() => setOpen(entry)}
            >
              Show
            </Button>
          </li>
        ))}
      </ol>
      {open && data && (
        <RevisionDialog
          articleId={articleId}
          updatedAt={updatedAt}
          entry={open}
          entries={data}
          onClose={() => setOpen(null)}
          onRestored={onRestored}
        />
      )}
    </section>
  )
}
