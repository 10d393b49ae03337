import { useEffect, useRef } from 'react'
import { momentOf } from '@/lib/core/dates'
import { OUTCOMES, PDF_OFF, type Outcome } from '@/lib/drive/constants'
import { underWay, useBeginSync, useCancelSync } from '@/lib/drive/hooks'
import type { DriveState, SyncView } from '@/lib/drive/types'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'

/** Begins a sync, shows how far it is, also to whoever comes later, and what became of each file. */
export function DriveSync({ state: { authenticated, sync } }: { state: DriveState }) {
  const [begin, cancel] = [useBeginSync(), useCancelSync()]
  const running = underWay(sync?.status)
  useAnnouncement(sync)
  const failed = (title: string, otherwise: string) => ({
    onError: ({ message }: Error) =>
      toast({ title, description: message || otherwise, variant: 'destructive' }),
  })
  return (
    <section aria-labelledby="sync" className="grid gap-4">
      <h2 id="sync" className="text-lg font-semibold">
        Sync documents
      </h2>
      <p className="text-ink-soft max-w-measure text-sm">
        Documents of the drive, .docx, .txt and HTML, in the folder and all folders within. {PDF_OFF} The
        folder is synced every night as well.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={running || begin.isPending}
          pendingLabel="Processing Documents..."
          disabled={!authenticated}
          onClick={() => begin.mutate(undefined, failed('Sync Failed', 'Failed to sync documents'))}
        >
          Sync Documents
        </Button>
        {running && (
          <Button
            variant="outline"
            pending={cancel.isPending}
            pendingLabel="Canceling..."
            onClick={() => cancel.mutate(undefined, failed('Error', 'The sync could not be canceled'))}
          >
            Cancel
          </Button>
        )}
      </div>
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
    if (underWay(sync.status)) seen.current = sync.id
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
  canceled: 'The last sync was canceled',
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
      {files.length > 0 && (
        <ul aria-label="Files that something happened to" className="grid gap-2">
          {files.map(({ name, outcome, message: said }, index) => (
            <li
              key={`${index}${name}`}
              className="border-hairline grid gap-1 border-b pb-2 text-sm sm:grid-cols-[minmax(0,1fr)_10rem]"
            >
              <span className="min-w-0 wrap-anywhere">
                {name}
                {said && <span className="text-ink-soft block">{said}</span>}
              </span>
              <span className="text-ink-soft">{OUTCOMES[outcome]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
