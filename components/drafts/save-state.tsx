'use client'
import { Check, CloudOff, LoaderCircle } from 'lucide'
import { useState } from 'react'
import type { Autosave } from '@/lib/drafts/autosave'
import { useSaveState } from '@/lib/drafts/use-draft'
import { Icon } from '../ui/icon'

const WHY = {
  offline: 'Not saved: offline.',
  'signed-out': 'Not saved: you are signed out.',
  refused: 'Not saved: the server refused it.',
}

type SaveStateProps<Values extends object> = {
  autosave: Autosave<Values> | undefined
  /** What is said once what is typed is safe. */
  saved?: string
  /** It stands elsewhere, too, and is announced from there. */
  quiet?: boolean
}

/**
 * Whether what is typed is safe. Announced when it is so for the first time, when it stops being so, and when
 * it is again, not at each save.
 */
export function SaveState<Values extends object>({
  autosave,
  saved = 'Saved',
  quiet,
}: SaveStateProps<Values>) {
  const state = useSaveState(autosave)
  const [isKept, setKept] = useState(false)
  if (state.kind === 'saved' && !isKept) setKept(true)
  if (state.kind === 'untouched' && isKept) setKept(false)
  return (
    <div className="text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      {(state.kind === 'saving' || (state.kind === 'unsaved' && state.writing)) && (
        <p className="flex items-center gap-1.5">
          <Icon shape={LoaderCircle} className="animate-spin" />
          Saving…
        </p>
      )}
      {state.kind === 'saved' && (
        <p className="flex items-center gap-1.5">
          <Icon shape={Check} className="text-ok" />
          {saved}
        </p>
      )}
      <p role={quiet ? undefined : 'status'} className="text-warn flex items-center gap-1.5">
        {state.kind === 'unsaved' ? (
          <>
            <Icon shape={CloudOff} />
            {WHY[state.why]} {state.onDevice ? 'It is kept on this device.' : 'Keep this page open.'}
          </>
        ) : (
          isKept && !quiet && <span className="sr-only">What you write is saved as you go on.</span>
        )}
      </p>
    </div>
  )
}
