'use client'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button'
import { blocksOnPage, linesIn, passageOf, type Passage } from './passages'

type Choice = { block: HTMLElement; line: HTMLElement | null }

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** What is folded away has to be seen before it can be chosen. */
const unfolds = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('summary') !== null

type PassagePickerProps = { onPicked: (passage: Passage) => void; onClose: () => void }

/**
 * Lets the reader choose a block of the article, or a row, line or answer of one, by pointer or with Tab and
 * Enter; the arrow keys go through those that are not folded away. Escape ends it.
 */
export function PassagePicker({ onPicked, onClose }: PassagePickerProps) {
  const pick = useEffectEvent(({ block, line }: Choice) => {
    // Where the focus comes back to once the report is written.
    ;(line ?? block).focus({ preventScroll: true })
    onPicked(passageOf(block, line))
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const blocks = blocksOnPage()
    const linesOf = new Map(blocks.map((block) => [block, linesIn(block)]))
    const choosable = [...linesOf].flat(2)
    const choiceAt = ({ target }: Event): Choice | undefined => {
      const contains = (one: HTMLElement) => target instanceof Node && one.contains(target)
      const block = blocks.find(contains)
      return block && { block, line: linesOf.get(block)?.find(contains) ?? null }
    }
    const before = choosable.map((one) => one.getAttribute('tabindex'))
    for (const [block, lines] of linesOf) {
      block.tabIndex = 0
      block.dataset.choosable = lines.length > 0 ? 'lines' : ''
      for (const line of lines) {
        line.tabIndex = -1
        line.dataset.choosable = ''
      }
    }
    // The button is below the text: where none of the text is in sight, its end is scrolled to.
    const inSight = blocks.find((block) => block.getBoundingClientRect().bottom > window.innerHeight / 4)
    if (!inSight) blocks.at(-1)?.scrollIntoView({ block: 'center' })
    ;(inSight ?? blocks.at(-1))?.focus({ preventScroll: true })
    const press = (event: MouseEvent) => {
      const choice = choiceAt(event)
      if (!choice || unfolds(event)) return
      event.preventDefault()
      event.stopPropagation()
      pick(choice)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      const choice = choiceAt(event)
      if (!choice) return
      const { block, line } = choice
      if (event.key === 'Enter' && !unfolds(event)) {
        event.preventDefault()
        pick(choice)
      }
      // In a field of a calculation the arrows change its value.
      const step = event.target === (line ?? block) ? STEPS[event.key] : undefined
      const lines = linesOf.get(block)!.filter((one) => !one.closest('details:not([open])'))
      if (step === undefined || lines.length === 0) return
      event.preventDefault()
      const next = lines[Math.min((line ? lines.indexOf(line) : -1) + step, lines.length - 1)] ?? block
      next.focus()
    }
    document.addEventListener('click', press, true)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', press, true)
      document.removeEventListener('keydown', key)
      for (const [index, one] of choosable.entries()) {
        delete one.dataset.choosable
        const former = before[index]
        if (former) one.setAttribute('tabindex', former)
        else if (one === document.activeElement) one.tabIndex = -1
        else one.removeAttribute('tabindex')
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
        Choose the passage that is wrong: press it, or go to it with Tab and press Enter. Rows of a table,
        lines of a calculation and answers that are shown are passages too; the arrow keys lead to them.
      </p>
      <Button variant="outline" size="sm" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
