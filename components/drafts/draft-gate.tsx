'use client'
import type { ReactNode } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import type { Status } from '@/lib/drafts/use-draft'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { leavesFocus } from '../ui/leaves-focus'

type DraftGateProps = {
  draft: { status: Status; error: unknown; retry: () => void; take: () => void }
  /** Shown until it is known what was kept. */
  meanwhile: ReactNode
  children: ReactNode
}

/** Two tabs that keep one draft would undo each other: the second says so, and goes on when it is told to. */
export function DraftGate({ draft, meanwhile, children }: DraftGateProps) {
  if (draft.status === 'open') return children
  if (draft.status === 'opening') return meanwhile
  if (draft.status === 'failed')
    return (
      <ErrorState
        title="Your draft could not be loaded"
        message={reasonOf(draft.error)}
        onRetry={draft.retry}
      />
    )
  return (
    <Alert
      tone="warn"
      role="alert"
      title="This is open in another tab"
      action={
        <Button ref={leavesFocus} size="sm" variant="outline" onClick={draft.take}>
          Write here instead
        </Button>
      }
    >
      Close it there, or go on here: what you typed there is kept, and that tab stops saving.
    </Alert>
  )
}
