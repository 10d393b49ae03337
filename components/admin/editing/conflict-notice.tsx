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
  /** Whether it was the same editor, in another tab or window. */
  own: boolean
  /** An article that was never published keeps no versions: what is saved over is gone. */
  keepsVersions: boolean
  /** What this editor has in the form. */
  mine: () => Comparable
  saving: boolean
  onOverwrite: () => void
  onTakeTheirs: () => void
}

/** What the choice is called: between the texts of two people, or of one person in two tabs. */
const WORDS = {
  theirs: {
    title: 'Somebody else has saved this article',
    overwrite: 'Save mine over theirs',
    open: 'Open theirs',
    advice:
      'Nothing of yours is lost: it is still in the form. Compare the two, take over what is missing, then save yours over theirs.',
    compared: 'Theirs and yours',
    struck: 'Struck through: only theirs. Underlined: only yours.',
  },
  own: {
    title: 'You have saved this article in another tab or window',
    overwrite: 'Save this over it',
    open: 'Open what was saved',
    advice:
      'Nothing is lost: what you wrote here is still in the form. Compare the two, take over what is missing, then save this over it.',
    compared: 'What was saved and what is here',
    struck: 'Struck through: only in what was saved. Underlined: only here.',
  },
} as const

/** The article was saved meanwhile. Says by whom and when, shows what differs, and leaves the choice. */
export function ConflictNotice({
  articleId,
  conflict,
  own,
  keepsVersions,
  mine,
  saving,
  onOverwrite,
  onTakeTheirs,
}: ConflictNoticeProps) {
  const words = WORDS[own ? 'own' : 'theirs']
  const by = own ? 'you' : conflict.editedBy
  const [open, setOpen] = useState<{ compare: Comparable } | 'theirs' | 'over' | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [conflict.updatedAt])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert
        tone="warn"
        role="alert"
        title={words.title}
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
              onClick={() => (keepsVersions ? onOverwrite() : setOpen('over'))}
            >
              {words.overwrite}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen('theirs')}>
              {words.open}
            </Button>
          </>
        }
      >
        {conflict.message} {words.advice}
      </Alert>
      {typeof open === 'object' && open && (
        <Comparison
          articleId={articleId}
          mine={open.compare}
          title={words.compared}
          description={`From what ${by} saved to what you have in the form. ${words.struck}`}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'theirs'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={`Open what ${by} saved?`}
        description="What you have typed since you opened the article is lost."
        confirmLabel={words.open}
        tone="destructive"
        onConfirm={onTakeTheirs}
      />
      <ConfirmDialog
        open={open === 'over'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={`Replace what ${by} saved?`}
        description="The article has never been published and keeps no versions: what was saved is lost."
        confirmLabel={words.overwrite}
        tone="destructive"
        onConfirm={() => {
          setOpen(null)
          onOverwrite()
        }}
      />
    </div>
  )
}

type ComparisonProps = {
  articleId: number
  mine: Comparable
  title: string
  description: string
  onClose: () => void
}

function Comparison({ articleId, mine, title, description, onClose }: ComparisonProps) {
  const { data, error, refetch } = useQuery(editableQuery(articleId))
  const theirs = data && {
    ...data,
    excerpt: data.ownExcerpt,
    category: data.category?.name ?? null,
    tags: data.tags.map(({ name }) => name),
  }
  return (
    <ComparisonDialog
      title={title}
      description={description}
      before={theirs}
      after={mine}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}
