'use client'
import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import type { FoundPassage } from '@/lib/search/types'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { onDemand } from '../ui/on-demand'

const ShownSection = onDemand(() => import('./shown-section').then((file) => file.ShownSection), {
  failed: (_, retry) => (
    <Alert tone="bad" title="The section could not be shown">
      {NO_CONNECTION}{' '}
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </Alert>
  ),
})

type PeekProps = { article: number; passage: FoundPassage }

/** Opens the section of a passage below it: its equations and tables are read without leaving the hits. */
export function Peek({ article, passage: { address, line, section } }: PeekProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = anchorIn(address)
  if (anchor === null) return null
  return (
    <div className="relative mt-1 grid gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="text-ink-soft hover:text-ink inline-flex min-h-6 items-center gap-1 justify-self-start text-sm"
      >
        <Icon shape={ChevronDown} className={open ? 'size-4 rotate-180' : 'size-4'} />
        {open ? 'Hide the section' : 'Show the section here'}
        <span className="sr-only">: {section.join(' › ')}</span>
      </button>
      <div id={id} hidden={!open}>
        {open && <ShownSection article={article} anchor={anchor} line={line} />}
      </div>
    </div>
  )
}

/** Of "/articles/beams#checks:~:text=…" the "checks"; null above the first heading. */
function anchorIn(address: string): string | null {
  const [, anchor] = /#([^:]+)/.exec(address) ?? []
  return anchor ? decodeURIComponent(anchor) : null
}
