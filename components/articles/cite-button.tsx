'use client'
import { Quote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonStyles } from '../ui/button-styles'
import type { Cited } from './cite-dialog'

// Few readers cite: the dialog is fetched with the first press.
const CiteDialog = lazy(() => import('./cite-dialog').then((file) => ({ default: file.CiteDialog })))

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
        <Quote aria-hidden />
        Cite
      </button>
      {open && (
        <Suspense>
          <CiteDialog article={article} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
