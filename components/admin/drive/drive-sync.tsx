import { useEffect, useRef } from 'react'
import { momentOf } from '@/lib/core/dates'
import { OUTCOMES, PDF_DISABLED, type Outcome } from '@/lib/drive/constants'
import { isSyncActive, useBeginSync, useCancelSync } from '@/lib/drive/hooks'
import type { DriveState, SyncView } from '@/lib/drive/types'
import { failure } from '../../ui/failure'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { Details } from '../../ui/details'

/** Begins a sync, shows how far it is, also to whoever comes later, and what became of each file. */
export function DriveSync({ state: { authenticated, sync } }: { state: DriveState }) {
  const [begin, cancel] = [useBeginSync(), useCancelSync()]
  const running = isSyncActive(sync?.status)
  useAnnouncement(sync)
  const failed = (title: string, otherwise: string) => ({
    onError: (error: Error) => toast(failure(title, error, otherwise)),
  })
  return (
    <section aria-labelledby="sync" className="grid gap-4">
      <h2 id="sync" className="text-lg font-semibold">
        Sync documents
      </h2>
      <p className="text-ink-soft max-w-measure text-sm">
        Documents of the drive, .docx, .txt and HTML, in the folder and all folders within. {PDF_DISABLED} The
        folder is synced every night as well.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={running || begin.isPending}
          pendingLabel="Processing Documents..."
          disabled={!authenticated}
          onClick={() => perform(begin, undefined, failed('Sync Failed', 'Failed to sync documents'))}
        >
          Sync Documents
        </Button>
        {running && (
          <Button
            variant="outline"
            pending={cancel.isPending}
            pendingLabel="Cancelling..."
            onClick={() => perform(cancel, undefined, failed('Error', 'The sync could not be cancelled'))}
          >
            Cancel
          </Button>
        )}
      </div>
      {!authenticated && (
        <p className="text-ink-soft text-sm">Authenticate first: nobody has allowed reading the drive yet.</p>
      )}
      {sync && running && (
        <div className="grid max-w-xl gap-2">
          <progress
            className="accent-accent w-full"
            aria-label="Files done"
            max={sync.filesTotal ?? undefined}
            value={sync.filesTotal === null ? undefined : sync.filesDone}
          />
          <p className="text-ink-soft text-sm tabular-nums">
            {sync.filesTotal === null
              ? 'Listing the folder…'
              : `${sync.filesDone} of ${sync.filesTotal} files. You can leave this page.`}
          </p>
        </div>
      )}
      {sync && !running && <Ended sync={sync} />}
    </section>
  )
}

/** Tells the end of a sync that was seen running here. */
function useAnnouncement(sync: SyncView | null) {
  const seen = useRef<number | null>(null)
  useEffect(() => {
    if (!sync) return
    if (isSyncActive(sync.status)) seen.current = sync.id
    else if (seen.current === sync.id) {
      seen.current = null
      if (sync.status === 'complete') toast({ title: 'Sync Complete!', variant: 'success' })
      if (sync.status === 'failed')
        toast({
          title: 'Sync Failed',
          description: sync.message ?? 'Failed to sync documents',
          variant: 'destructive',
        })
    }
  }, [sync])
}

const TITLES = {
  complete: 'The last sync is complete',
  failed: 'The last sync failed',
  canceled: 'The last sync was cancelled',
}
const TONES = { complete: 'ok', failed: 'bad', canceled: 'warn' } as const

function Ended({ sync: { status, message, finishedAt, outcomes, files } }: { sync: SyncView }) {
  const ended = status === 'queued' || status === 'running' ? 'complete' : status
  const counts = Object.entries(outcomes)
    .map(([outcome, count]) => `${OUTCOMES[outcome as Outcome]}: ${count}`)
    .join(' · ')
  return (
    <>
      <Alert tone={TONES[ended]} title={TITLES[ended]}>
        {message && <p>{message}</p>}
        {counts && <p>{counts}</p>}
        {finishedAt && <p>{momentOf(finishedAt)}</p>}
      </Alert>
      {(Object.keys(OUTCOMES) as Outcome[]).map((outcome) => (
        <Group
          key={outcome}
          outcome={outcome}
          count={outcomes[outcome] ?? 0}
          files={files.filter((file) => file.outcome === outcome)}
        />
      ))}
    </>
  )
}

const OPEN: readonly Outcome[] = ['failed', 'refused', 'kept']

type GroupProps = { outcome: Outcome; count: number; files: SyncView['files'] }

/** Files that the same happened to. What needs somebody stands open. */
function Group({ outcome, count, files }: GroupProps) {
  if (files.length === 0) return null
  return (
    <Details open={OPEN.includes(outcome)} className="text-sm">
      <summary className="cursor-pointer py-1 font-semibold">
        {OUTCOMES[outcome]} ({count})
      </summary>
      <ul className="mt-2 grid gap-2">
        {files.map(({ name, message }, index) => (
          <li key={`${index}${name}`} className="border-hairline border-b pb-2 wrap-anywhere">
            {name}
            {message && <span className="text-ink-soft block">{message}</span>}
          </li>
        ))}
      </ul>
      {files.length < count && <p className="text-ink-soft mt-2">The first {files.length} are shown.</p>}
    </Details>
  )
}
