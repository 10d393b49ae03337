'use client'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import type { Version } from './starting-point'

type DraftNoticeProps = {
  restored: Version
  other: Version | null
  onDiscard: () => void
  onUse: (version: Version) => void
}

const PLACES = { device: 'kept on this device', account: 'kept on your account' }

/** Says from when the draft is that the form goes on from, and what else there is. */
export function DraftNotice({ restored, other, onDiscard, onUse }: DraftNoticeProps) {
  return (
    <Alert
      tone="info"
      title="Your draft is back"
      action={
        <>
          {other && (
            <Button size="sm" variant="outline" onClick={() => onUse(other)}>
              Use the other version
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onDiscard}>
            Discard draft
          </Button>
        </>
      }
    >
      It is from {momentOf(restored.at)}, {PLACES[restored.kept]}.
      {other && ` Another version, from ${momentOf(other.at)}, is ${PLACES[other.kept]}.`}
    </Alert>
  )
}
