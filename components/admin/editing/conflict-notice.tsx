'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { editableQuery } from '@/lib/articles/editing/hooks'
import type { StaleSave } from '@/lib/articles/editing/types'
import type { Comparable } from '@/lib/articles/revisions/rules/difference'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { dialogOnDemand } from '../../ui/on-demand'
import { ConfirmDialog } from '../../ui/confirm-dialog'

const ComparisonDialog = dialogOnDemand(() =>
  import('./comparison-dialog').then((file) => file.ComparisonDialog),
)

type ConflictNoticeProps = {
  articleId: number
  conflict: StaleSave & { message: string }
  /** What this editor has in the form. */
  mine: () => Comparable
  saving: boolean
  onOverwrite: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved first. Says who and when, shows what differs, and leaves the choice. */
export function ConflictNotice({
  articleId,
  conflict,
  mine,
  saving,
  onOverwrite,
  onTakeTheirs,
}: ConflictNoticeProps) {
  const [open, setOpen] = useState<{ compare: Comparable } | 'theirs' | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [conflict.updatedAt])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert
        tone="warn"
        role="alert"
        title="Somebody else has saved this article"
        action={
          <>
            <Button size="sm" onClick={() => setOpen({ compare: mine() })}>
              Compare
            </Button>
            <Button
              size="sm"
              variant="outline"
              pending={saving}
              pendingLabel="Saving..."
              onClick={onOverwrite}
            >
              Save mine over theirs
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen('theirs')}>
              Open theirs
            </Button>
          </>
        }
      >
        {conflict.message} Nothing of yours is lost: it is still in the form. Compare the two, take over what
        is missing, then save yours over theirs.
      </Alert>
      {typeof open === 'object' && open && (
        <Comparison
          articleId={articleId}
          mine={open.compare}
          by={conflict.editedBy}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'theirs'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={`Open what ${conflict.editedBy} saved?`}
        description="What you have typed since you opened the article is lost."
        confirmLabel="Open theirs"
        tone="destructive"
        onConfirm={onTakeTheirs}
      />
    </div>
  )
}

type ComparisonProps = { articleId: number; mine: Comparable; by: string; onClose: () => void }

function Comparison({ articleId, mine, by, onClose }: ComparisonProps) {
  const { data, error, refetch } = useQuery(editableQuery(articleId))
  const theirs = data && {
    ...data,
    excerpt: data.ownExcerpt,
    category: data.category?.name ?? null,
    tags: data.tags.map(({ name }) => name),
  }
  return (
    <ComparisonDialog
      title="Theirs and yours"
      description={`From what ${by} saved to what you have in the form. Struck through: only theirs. Underlined: only yours.`}
      before={theirs}
      after={mine}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}
