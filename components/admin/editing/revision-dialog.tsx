'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contradictionsIn, reopenedIn } from '@/lib/articles/editing/hooks'
import { revisionQuery, useRestoreRevision } from '@/lib/articles/revisions/hooks'
import type { RevisionEntry } from '@/lib/articles/revisions/types'
import { momentOf } from '@/lib/core/dates'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { dialogOnDemand } from '../../ui/on-demand'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { WarningList } from '../../ui/warning-list'
import { Contradictions } from '../articles/contradictions'
import { done, failed } from '../articles/notices'
import { savedBy } from './saved-by'

const ComparisonDialog = dialogOnDemand(() =>
  import('./comparison-dialog').then((file) => file.ComparisonDialog),
)

type RevisionDialogProps = {
  articleId: number
  updatedAt: string
  entry: RevisionEntry
  /** All versions, latest first. */
  entries: RevisionEntry[]
  onClose: () => void
  onRestored: () => void
}

/** One version, compared with the one before it or with any other. */
export function RevisionDialog({
  articleId,
  updatedAt,
  entry,
  entries,
  onClose,
  onRestored,
}: RevisionDialogProps) {
  const others = entries.filter(({ revision }) => revision !== entry.revision)
  const before = others.find(({ revision }) => revision < entry.revision) ?? others[0]
  const [against, setAgainst] = useState(before?.revision ?? entry.revision)
  const [asked, setAsked] = useState(false)
  const [contradicted, setContradicted] = useState<string[]>([])
  const [reopened, setReopened] = useState<string[]>([])
  const warned = contradicted.length + reopened.length > 0
  const restore = useRestoreRevision(articleId)
  const [older, newer] = [Math.min(against, entry.revision), Math.max(against, entry.revision)]
  const [from, to] = [useQuery(revisionQuery(articleId, older)), useQuery(revisionQuery(articleId, newer))]
  const confirm = () =>
    perform(
      restore,
      {
        revision: entry.revision,
        updatedAt,
        confirmed: contradicted.length > 0,
        reopens: reopened.length > 0,
      },
      {
        onSuccess: () => {
          onClose()
          toast(done('Version restored', `Version ${entry.revision} is the newest one now.`))
          onRestored()
        },
        onError: (error) => {
          // What was asked and confirmed before stays so.
          const [values, errors] = [contradictionsIn(error), reopenedIn(error)]
          if (values) setContradicted(values)
          if (errors) setReopened(errors)
          if (values || errors) return
          setContradicted([])
          setReopened([])
          setAsked(false)
          toast(failed('Failed to restore the version.', error))
        },
      },
    )
  return (
    <>
      <ComparisonDialog
        title={`Version ${entry.revision}`}
        description={`${savedBy(entry)}. Struck through: removed from version ${older} to ${newer}. Underlined: added.`}
        before={from.data}
        after={to.data}
        error={from.error ?? to.error}
        onRetry={() => {
          void from.refetch()
          void to.refetch()
        }}
        onClose={onClose}
        footer={
          entry.current ? undefined : <Button onClick={() => setAsked(true)}>Restore this version</Button>
        }
      >
        {others.length > 0 && (
          <label className="flex flex-wrap items-center gap-2 text-sm">
            Compared with
            <Select
              className="w-84! max-w-full"
              value={against}
              onChange={(event) => setAgainst(Number(event.target.value))}
            >
              {others.map(({ revision, current, createdAt }) => (
                <option key={revision} value={revision}>
                  {revision}, {momentOf(createdAt)}
                  {current ? ' (current)' : ''}
                </option>
              ))}
            </Select>
          </label>
        )}
      </ComparisonDialog>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Restore version ${entry.revision}?`}
        description="It is saved as the newest version; none is lost. What you have typed in the form and not saved is replaced by it."
        confirmLabel={warned ? 'Restore all the same' : 'Restore'}
        pending={restore.isPending}
        pendingLabel="Restoring..."
        onConfirm={confirm}
      >
        <Contradictions sentences={contradicted} />
        <WarningList
          title="It has errors that were mended since, which are shown beside their passages again"
          sentences={reopened}
        />
      </ConfirmDialog>
    </>
  )
}
