'use client'
import clsx from 'clsx'
import { useState } from 'react'
import type { BulkAction, Shelf } from '@/lib/articles/administration/constants'
import { useChangeMany } from '@/lib/articles/administration/hooks'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { BIN_DAYS } from '@/lib/articles/constants'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { opensWith } from '../../ui/use-focus-return'
import { Contradictions } from './contradictions'
import { articles, done, failed } from './notices'
import { PathSteps } from './path-steps'

type Verb = { label: string; past: string; asks?: string; tone?: 'destructive' }

const VERBS: Record<BulkAction, Verb> = {
  publish: { label: 'Publish', past: 'published', asks: 'Every member can read them then.' },
  unpublish: {
    label: 'Unpublish',
    past: 'unpublished',
    asks: 'They become drafts, and readers no longer find them.',
  },
  feature: { label: 'Feature', past: 'featured' },
  unfeature: { label: 'Stop featuring', past: 'no longer featured' },
  approve: {
    label: 'Approve',
    past: 'approved and published',
    asks: 'Every member can read them then, and their authors are told. Nobody is named as having checked them: the checklist is confirmed one article at a time, by “Approve” beside each or where it is edited.',
  },
  reject: {
    label: 'Reject',
    past: 'rejected',
    asks: 'Each author is notified at once, with your reason if you give one, and can change the article and submit it again.',
    tone: 'destructive',
  },
  delete: {
    label: 'Delete',
    past: 'deleted',
    asks: `Nobody finds them any more. They can be restored from the bin for ${BIN_DAYS} days.`,
    tone: 'destructive',
  },
  restore: { label: 'Restore', past: 'restored' },
}

/** What each tab offers for several articles at once. */
const OFFERED: Record<Shelf, BulkAction[]> = {
  published: ['feature', 'unfeature', 'unpublish', 'delete'],
  draft: ['publish', 'delete'],
  pending_review: ['approve', 'reject'],
  rejected: ['publish', 'delete'],
  bin: ['restore'],
}

const decides = (action: BulkAction) => action === 'approve' || action === 'reject'
/** Whether an action brings an article to its readers: what was published comes back from the bin so. */
const publishes = (action: BulkAction, { status }: AdminArticle) =>
  action === 'publish' || action === 'approve' || (action === 'restore' && status === 'approved')
const takesAway = (action: BulkAction) => action === 'unpublish' || action === 'delete'

type BulkBarProps = {
  shelf: Shelf
  selected: AdminArticle[]
  of: number
  /** On every page of the list. */
  total: number
  onSelectAll: (selected: boolean) => void
  /** What was selected may be about to leave the list. */
  onDone: () => void
}

/** Selects everything in sight, and does one thing to what is selected. Stays in sight while something is. */
export function BulkBar({ shelf, selected, of, total, onSelectAll, onDone }: BulkBarProps) {
  const contradictionsOf = (action: BulkAction) =>
    selected.flatMap((article) => (publishes(action, article) ? article.contradictions : []))
  const { mutateAsync } = useChangeMany()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const [reason, setReason] = useState('')
  const change = (action: BulkAction) => {
    const { past, label } = VERBS[action]
    setAsked(null)
    onDone()
    mutateAsync({
      action,
      ids: selected.map(({ id }) => id),
      reason: action === 'reject' ? reason.trim() : undefined,
      versions: decides(action)
        ? Object.fromEntries(selected.map(({ id, updatedAt }) => [id, updatedAt]))
        : undefined,
      confirmed: contradictionsOf(action).length > 0,
    }).then(
      ({ changed, skipped }) => {
        const why = decides(action) ? ': changed or decided meanwhile' : ''
        const rest = skipped.length > 0 ? ` ${articles(skipped.length)} left as before${why}.` : ''
        toast(done('Articles changed', `${articles(changed.length)} ${past}.${rest}`))
      },
      (error: Error) => toast(failed(`Failed to ${label.toLowerCase()} the articles.`, error)),
    )
  }
  return (
    <div
      className={clsx(
        'border-hairline flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b py-2',
        selected.length > 0 && 'bg-paper sticky top-(--header-height) z-10',
      )}
    >
      <Checkbox
        label={total > of ? `Select all ${of} on this page` : 'Select all'}
        className="items-center"
        checked={selected.length === of}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
      <span role="status" className="text-ink-soft text-sm tabular-nums sm:ml-auto">
        {selected.length > 0 && `${selected.length} selected`}
      </span>
      {selected.length > 0 && (
        <div role="group" aria-label="With the selected articles" className="flex flex-wrap gap-2">
          {OFFERED[shelf].map((action) => (
            <Button
              key={action}
              size="sm"
              variant="outline"
              onClick={() =>
                VERBS[action].asks || contradictionsOf(action).length > 0 ? setAsked(action) : change(action)
              }
            >
              {VERBS[action].label}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={`Are you sure you want to ${VERBS[asked].label.toLowerCase()} ${articles(selected.length)}?`}
          description={
            <>
              <p>{VERBS[asked].asks ?? 'Those that were published come back to every member.'}</p>
              {takesAway(asked) && <PathSteps articles={selected} />}
            </>
          }
          confirmLabel={VERBS[asked].label}
          tone={VERBS[asked].tone}
          onConfirm={() => change(asked)}
        >
          <Contradictions sentences={contradictionsOf(asked)} />
          {asked === 'reject' && (
            <Field label="Why are you rejecting them?" optional>
              <Textarea
                {...opensWith}
                rows={4}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}
