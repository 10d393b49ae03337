'use client'
import { useEffect, useState } from 'react'
import { enteredIn } from '../calculations/changed'
import { SAVE_COPY } from '../calculations/offers'
import { refuseInvalid } from '../calculations/refuse-invalid'
import { dialogOnDemand } from '../ui/on-demand'
import type { ToSave } from './save-copy-dialog'

const SaveCopyDialog = dialogOnDemand(() => import('./save-copy-dialog').then((part) => part.SaveCopyDialog))

/** Waits for a sheet of the article whose reader wants a copy of it. */
export function SaveCopy({ articleId, revision }: { articleId: number; revision: number }) {
  const [copy, setCopy] = useState<ToSave | null>(null)
  useEffect(() => {
    const open = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      if (refuseInvalid(target)) return
      const key = target.dataset.key ?? ''
      const title = target.getAttribute('aria-label') ?? ''
      setCopy({ articleId, revision, key, title, ...enteredIn(target) })
    }
    document.addEventListener(SAVE_COPY, open)
    return () => document.removeEventListener(SAVE_COPY, open)
  }, [articleId, revision])
  return copy && <SaveCopyDialog copy={copy} onClose={() => setCopy(null)} />
}
