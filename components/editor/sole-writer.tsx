'use client'
import type { ReactNode } from 'react'
import { useSoleWriter } from '@/lib/core/browser/use-sole-writer'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'

type SoleWriterProps = {
  /** What is written, one name for all tabs. */
  name: string
  /** Shown for the moment until it is known who writes. */
  meanwhile: ReactNode
  children: ReactNode
}

/**
 * Two tabs that kept one draft would undo each other: the second says so, and goes on only when it is told
 * to.
 */
export function SoleWriter({ name, meanwhile, children }: SoleWriterProps) {
  const { writes, take } = useSoleWriter(name)
  if (writes === null) return meanwhile
  if (writes) return children
  return (
    <Alert
      tone="warn"
      role="alert"
      title="This is open in another tab"
      action={
        <Button size="sm" variant="outline" onClick={take}>
          Write here instead
        </Button>
      }
    >
      Close it there, or go on here: what you typed there is kept, and that tab stops saving.
    </Alert>
  )
}
