'use client'
import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { useBrowserValue } from '@/lib/core/browser/use-browser-value'
import type { FoundPassage } from '@/lib/search/types'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { onDemand } from '../ui/on-demand'
import { heightPeeked, notePeeked } from './peeked'

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
  const key = `${article} ${address}`
  // A reader who comes back finds what was shown, as high as before until it has arrived.
  const left = useBrowserValue(() => heightPeeked(key))
  const [chosen, setChosen] = useState<boolean>()
  const [arrived, setArrived] = useState(false)
  const open = chosen ?? typeof left === 'number'
  const id = useId()
  const choose = () => {
    setChosen(!open)
    setArrived(false)
    notePeeked(key, open ? null : 0)
  }
  const arrive = (height: number) => {
    setArrived(true)
    notePeeked(key, height)
  }
  const anchor = anchorIn(address)
  if (anchor === null) return null
  return (
    <div className="relative mt-1 grid gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={choose}
        className="text-ink-soft hover:text-ink inline-flex min-h-6 items-center gap-1 justify-self-start text-sm"
      >
        <Icon shape={ChevronDown} className={open ? 'size-4 rotate-180' : 'size-4'} />
        {open ? 'Hide the section' : 'Show the section here'}
        <span className="sr-only">: {section.join(' › ')}</span>
      </button>
      <div id={id} hidden={!open} style={{ minHeight: open && !arrived && left ? left : undefined }}>
        {open && <ShownSection article={article} anchor={anchor} line={line} onShown={arrive} />}
      </div>
    </div>
  )
}

/** Of "/articles/beams#checks:~:text=…" the "checks"; null above the first heading. */
function anchorIn(address: string): string | null {
  const [, anchor] = /#([^:]+)/.exec(address) ?? []
  return anchor ? decodeURIComponent(anchor) : null
}
