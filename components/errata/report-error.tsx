'use client'
import { Flag } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import { toast } from '../ui/toast'
import { takePassage } from './kept-passage'
import { passageOf, placeWith, selectedPassage, type Passage } from './passages'

const PassagePicker = dialogOnDemand(() => import('./passage-picker').then((part) => part.PassagePicker))
const ReportErrorDialog = dialogOnDemand(() =>
  import('./report-error-dialog').then((part) => part.ReportErrorDialog),
)

/** Reports an error in the words that are selected, or in a passage that is chosen then. */
export function ReportError({ articleId, revision }: { articleId: number; revision: number }) {
  const [choosing, setChoosing] = useState(false)
  const [passage, setPassage] = useState<Passage | null>(null)
  // A press on the button may take the selection away before it counts as one.
  const selected = useRef<Passage | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useEffectEvent(() => {
    const kept = takePassage(articleId)
    if (!kept) return
    const place = placeWith(kept.text)
    if (!place)
      return toast({
        title: 'The passage was changed meanwhile',
        description: 'Please choose it again to report the error.',
      })
    const { block, line } = place
    const shown = line ?? block
    shown.scrollIntoView({ block: 'center' })
    // Where the focus comes back to once the report is written.
    shown.tabIndex = -1
    shown.focus({ preventScroll: true })
    setPassage(passageOf(block, line, kept.selected))
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
        variant="outline"
        size="sm"
        onPointerDown={() => {
          selected.current = selectedPassage()
        }}
        onClick={() => {
          const found = selected.current ?? selectedPassage()
          selected.current = null
          if (found) setPassage(found)
          else setChoosing(true)
        }}
      >
        <Icon shape={Flag} />
        Report an error
      </Button>
      {choosing && (
        <PassagePicker
          onPicked={(picked) => {
            setChoosing(false)
            setPassage(picked)
          }}
          onClose={() => {
            setChoosing(false)
            button.current?.focus()
          }}
        />
      )}
      {passage && (
        <ReportErrorDialog
          articleId={articleId}
          revision={revision}
          passage={passage}
          onClose={() => setPassage(null)}
        />
      )}
    </div>
  )
}
