'use client'
import { useQuery } from '@tanstack/react-query'
import { useBrowserValue } from '@/lib/core/browser/use-browser-value'
import { momentOf } from '@/lib/core/dates'
import { OFFLINE_ARTICLES_MAX } from '@/lib/offline/constants'
import { canSaveCopies, offlineCopiesQuery, useOfflineCopies } from '@/lib/offline/hooks'
import type { Saved } from '@/lib/offline/types'
import { Button } from '../ui/button'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { Switch } from '../ui/switch'
import { toast } from '../ui/toast'

/** Saves bookmarks and projects on this device, where the member wants it. */
export function OfflineCopies({ memberId }: { memberId: string }) {
  const possible = useBrowserValue(canSaveCopies)
  if (possible === false) return null
  return (
    <section aria-labelledby="on-this-device" className="border-hairline mt-12 border-t pt-6">
      <h2 id="on-this-device" className="text-lg font-semibold">
        On this device
      </h2>
      <Copies memberId={memberId} ready={possible === true} />
    </section>
  )
}

function Copies({ memberId, ready }: { memberId: string; ready: boolean }) {
  const { data: saved = null } = useQuery({ ...offlineCopiesQuery(memberId), enabled: ready })
  const change = useOfflineCopies(memberId)
  const wish = (wanted: 'begin' | 'update' | 'end') =>
    perform(change, wanted, {
      onError: (error) => toast(failure('Failed to save on this device', error)),
    })
  return (
    <div className="mt-3 grid max-w-2xl justify-items-start gap-3">
      <Switch
        label="Read my bookmarks and projects without a connection"
        hint={`Copies of the newest ${OFFLINE_ARTICLES_MAX} bookmarks and of your projects are saved in this browser, and deleted when you sign out. Not for a device that others use.`}
        checked={saved !== null || (change.isPending && change.variables === 'begin')}
        disabled={!ready}
        // Not disabled meanwhile: that would drop the focus.
        onChange={(event) => !change.isPending && wish(event.target.checked ? 'begin' : 'end')}
      />
      <p role="status" className="text-ink-soft min-h-6 text-sm tabular-nums">
        {change.isPending ? 'Saving...' : saved && inWords(saved)}
      </p>
      {saved && (
        <Button size="sm" variant="outline" pending={change.isPending} onClick={() => wish('update')}>
          Update now
        </Button>
      )}
    </div>
  )
}

function inWords({ copies, at }: Saved): string {
  const count = (kind: string, one: string, more: string) => {
    const found = copies.filter((copy) => copy.kind === kind).length
    return `${found} ${found === 1 ? one : more}`
  }
  return `${count('article', 'article', 'articles')} and ${count('project', 'project', 'projects')} saved, ${momentOf(at)}.`
}
