'use client'
import { Quote } from 'lucide'
import { useState } from 'react'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import type { Cited } from './cite-dialog'

// Few readers cite: the dialog is fetched with the first press.
const CiteDialog = dialogOnDemand(() => import('./cite-dialog').then((file) => file.CiteDialog))

export function CiteButton({ article }: { article: Cited }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
      >
        <Icon shape={Quote} />
        Cite
      </button>
      {open && <CiteDialog article={article} onClose={() => setOpen(false)} />}
    </>
  )
}
