'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../ui/toast'
import type { KeptPassage } from './kept-passage'
import { PassagePicker } from './passage-picker'
import { passageIn, passageOf, placeWith, type Passage } from './passages'
import { ReportErrorDialog } from './report-error-dialog'

/** What is selected in the page, if anything is, or the passage of a report that waited for a sign-in. */
export type Beginning = { selection: Range | null } | { kept: KeptPassage }

type ErrorReportProps = {
  articleId: number
  revision: number
  from: Beginning
  /** No passage was chosen. */
  onGivenUp: () => void
  onClose: () => void
}

/** Finds the passage that is meant, or lets the reader choose one, and asks what is wrong there. */
export function ErrorReport({ articleId, revision, from, onGivenUp, onClose }: ErrorReportProps) {
  const [passage, setPassage] = useState<Passage | null>(() =>
    'selection' in from && from.selection ? passageIn(from.selection) : null,
  )
  const goOn = useEffectEvent(({ text, selected }: KeptPassage) => {
    const place = placeWith(text)
    if (!place) {
      toast({
        title: 'The passage was changed meanwhile',
        description: 'Please choose it again to report the error.',
      })
      return onClose()
    }
    const { block, line } = place
    const shown = line ?? block
    shown.scrollIntoView({ block: 'center' })
    // Where the focus comes back to once the report is written.
    shown.tabIndex = -1
    shown.focus({ preventScroll: true })
    setPassage(passageOf(block, line, selected))
  })
  const kept = 'kept' in from ? from.kept : null
  useEffect(() => {
    if (!kept) return
    const later = setTimeout(() => goOn(kept))
    return () => clearTimeout(later)
  }, [kept])
  if (passage)
    return <ReportErrorDialog articleId={articleId} revision={revision} passage={passage} onClose={onClose} />
  if (kept) return null
  return (
    <PassagePicker
      onPicked={setPassage}
      onClose={() => {
        onClose()
        onGivenUp()
      }}
    />
  )
}
