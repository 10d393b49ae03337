import { useState } from 'react'
import { momentOf } from '@/lib/core/dates'
import { useDisconnectDrive } from '@/lib/drive/hooks'
import type { DriveState } from '@/lib/drive/types'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'

type ConnectionProps = { connection: NonNullable<DriveState['connection']> }

/** Who allowed reading, and the way to end it. */
export function Connection({ connection: { by, at } }: ConnectionProps) {
  const disconnect = useDisconnectDrive()
  const [asking, setAsking] = useState(false)
  const confirm = () =>
    perform(disconnect, undefined, {
      onSuccess: ({ revoked }) => {
        setAsking(false)
        toast({
          title: 'Drive disconnected',
          description: revoked
            ? undefined
            : 'Google could not be told. Remove the access in the settings of the Google account as well.',
        })
      },
      onError: (error) => {
        setAsking(false)
        toast(failure('Error', error))
      },
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-ink-soft">
        Reading was allowed{by && ` by ${by}`} on {momentOf(at)}.
      </span>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect the drive?"
        description="The permission is given back to Google, and a sync under way ends. The documents that were read stay in the knowledge base, and are not kept up to date until somebody authenticates again."
        confirmLabel="Disconnect"
        pendingLabel="Disconnecting..."
        pending={disconnect.isPending}
        tone="destructive"
        onConfirm={confirm}
      />
    </div>
  )
}
