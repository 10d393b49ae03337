'use client'
import { Flag } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import type { Beginning } from './error-report'
import { takePassage } from './kept-passage'

/** Finding passages and writing a report: most readings never need it. */
const ErrorReport = dialogOnDemand(() => import('./error-report').then((part) => part.ErrorReport))

/** Reports an error in the words that are selected, or in a passage that is chosen then. */
export function ReportError({ articleId, revision }: { articleId: number; revision: number }) {
  const [from, setFrom] = useState<Beginning | null>(null)
  // A press on the button may take the selection away before it counts as one.
  const pressed = useRef<Range | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useEffectEvent(() => {
    const kept = takePassage(articleId)
    if (kept) setFrom({ kept })
  })
  // The reader had to sign in with a report in hand.
  useEffect(() => {
    const later = setTimeout(() => goOn())
    return () => clearTimeout(later)
  }, [articleId])
  return (
    <div className="mt-8 print:hidden">
      <Button
        ref={button}
        aria-haspopup="dialog"
        variant="outline"
        size="sm"
        onPointerDown={() => {
          pressed.current = selectedRange()
        }}
        onClick={() => {
          setFrom({ selection: pressed.current ?? selectedRange() })
          pressed.current = null
        }}
      >
        <Icon shape={Flag} />
        Report an error
      </Button>
      {from && (
        <ErrorReport
          articleId={articleId}
          revision={revision}
          from={from}
          onGivenUp={() => button.current?.focus()}
          onClose={() => setFrom(null)}
        />
      )}
    </div>
  )
}

function selectedRange(): Range | null {
  const selection = window.getSelection()
  return selection && !selection.isCollapsed ? selection.getRangeAt(0).cloneRange() : null
}
