'use client'
import { useEffect, useState } from 'react'
import type { OpenCopy } from '@/lib/copies/types'
import { enteredIn } from '../calculations/changed'
import { CALCULATED } from '../calculations/offers'
import { Badge } from '../ui/badge'
import { LeaveGuard } from '../ui/leave-guard'
import { OutcomeBadge } from '../calculations/outcome-badge'
import { keyed } from './unsaved'

/** The stored outcome, while the sheet holds the stored values; else that they are not saved. */
export function SavedOutcome({ copy }: { copy: OpenCopy }) {
  const saved = keyed(copy.entered)
  const [shown, setShown] = useState(saved)
  useEffect(() => {
    const compare = ({ target }: Event) => setShown(keyed(enteredIn(target as HTMLElement)))
    document.addEventListener(CALCULATED, compare)
    return () => document.removeEventListener(CALCULATED, compare)
  }, [])
  if (shown === saved) return <OutcomeBadge {...copy} />
  return (
    <>
      <Badge variant="warn">Values not saved</Badge>
      <LeaveGuard
        active
        description="The values that you changed are not saved. Back brings you to them again; opened anew, the calculation has those that you saved last."
      />
    </>
  )
}
