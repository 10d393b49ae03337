'use client'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { Autosave } from '@/lib/drafts/autosave'
import { useSaveState } from '@/lib/drafts/use-draft'

const WHY = {
  offline: 'Not saved: offline.',
  'signed-out': 'Not saved: you are signed out.',
  refused: 'Not saved: the server refused it.',
}

/** Whether what is typed is safe. Announced when it stops being so, not at each save. */
export function SaveState<Values extends object>({ autosave }: { autosave: Autosave<Values> | undefined }) {
  const state = useSaveState(autosave)
  return (
    <div className="text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      {(state.kind === 'saving' || (state.kind === 'unsaved' && state.writing)) && (
        <p className="flex items-center gap-1.5">
          <LoaderCircle aria-hidden className="animate-spin" />
          Saving…
        </p>
      )}
      {state.kind === 'saved' && (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden className="text-ok" />
          Saved
        </p>
      )}
      <p role="status" className="text-warn flex items-center gap-1.5">
        {state.kind === 'unsaved' && (
          <>
            <CloudOff aria-hidden />
            {WHY[state.why]} {state.onDevice ? 'It is kept on this device.' : 'Keep this page open.'}
          </>
        )}
      </p>
    </div>
  )
}
