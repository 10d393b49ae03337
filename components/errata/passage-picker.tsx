'use client'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button'
import { blocksOnPage, passageOf, type Passage } from './passages'

type PassagePickerProps = { onPicked: (passage: Passage) => void; onClose: () => void }

/** Lets the reader choose a block of the article, by pointer or with Tab and Enter. Escape ends it. */
export function PassagePicker({ onPicked, onClose }: PassagePickerProps) {
  const pick = useEffectEvent((block: HTMLElement) => {
    // Where the focus comes back to once the report is written.
    block.focus({ preventScroll: true })
    onPicked(passageOf(block))
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const blocks = blocksOnPage()
    const blockAt = (event: Event) =>
      blocks.find((block) => event.target instanceof Node && block.contains(event.target))
    const before = blocks.map((block) => block.getAttribute('tabindex'))
    for (const block of blocks) {
      block.tabIndex = 0
      block.dataset.choosable = ''
    }
    // The button is below the text: where none of the text is in sight, its end is scrolled to.
    const inSight = blocks.find((block) => block.getBoundingClientRect().bottom > window.innerHeight / 4)
    if (!inSight) blocks.at(-1)?.scrollIntoView({ block: 'center' })
    ;(inSight ?? blocks.at(-1))?.focus({ preventScroll: true })
    const press = (event: MouseEvent) => {
      const block = blockAt(event)
      if (!block) return
      event.preventDefault()
      event.stopPropagation()
      pick(block)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      const block = event.key === 'Enter' ? blockAt(event) : undefined
      if (!block) return
      event.preventDefault()
      pick(block)
    }
    document.addEventListener('click', press, true)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', press, true)
      document.removeEventListener('keydown', key)
      for (const [index, block] of blocks.entries()) {
        delete block.dataset.choosable
        const former = before[index]
        if (former) block.setAttribute('tabindex', former)
        else if (block === document.activeElement) block.tabIndex = -1
        else block.removeAttribute('tabindex')
      }
    }
  }, [])
  return (
    <div
      role="status"
      data-chrome
      className="z-notice border-ink bg-surface shadow-float fixed inset-x-4 top-18 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-md border px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1">
        Choose the passage that is wrong: press it, or go to it with Tab and press Enter.
      </p>
      <Button variant="outline" size="sm" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
