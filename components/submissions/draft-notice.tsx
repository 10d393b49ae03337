'use client'
import type { Ref } from 'react'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import type { DraftPayload } from '@/lib/articles/drafts/schema'
import type { Version as Kept } from '@/lib/drafts/types'

type Version = Kept<DraftPayload>

type DraftNoticeProps = {
  ref: Ref<HTMLDivElement>
  /** What the form goes on from; null where that is only what was typed since. */
  restored: Version | null
  other: Version | undefined
  onDiscard: () => void
  onUse: (version: Version) => void
}

export const draftTitle = (restored: Version | null): string =>
  restored ? 'Your draft is back' : 'There is another version'

const placeOf = ({ sent }: Version) => (sent ? 'kept on your account' : 'kept on this device')

/** Says from when the draft is that the form goes on from, and what else there is. */
export function DraftNotice({ ref, restored, other, onDiscard, onUse }: DraftNoticeProps) {
  return (
    <Alert
      ref={ref}
      tone="info"
      title={draftTitle(restored)}
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
      {restored && `It is from ${momentOf(restored.at)}, ${placeOf(restored)}. `}
      {other && `Another version, from ${momentOf(other.at)}, is ${placeOf(other)}.`}
    </Alert>
  )
}
