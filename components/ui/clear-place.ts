import { useLayoutEffect, type RefObject } from 'react'
import { MODAL } from './modal'

/** What stands between two heights of the window, and how bad it is to cover it. */
export type Taken = { top: number; bottom: number; weight: number }

/**
 * From an action that can be scrolled away to the title of the page and its notices, which say where one is
 * and what has happened, a bar that stands where it is, its actions, the buttons of a dialog, which are all
 * that leads on, and the focus.
 */
const WEIGHTS = { scrolled: 1, said: 20, bar: 100, standing: 200, dialog: 1000, focus: 10_000 }
const SAID = 'main h1, main [role=alert], main [role=status]'
const ACTIONS = 'a[href], button, input, select, textarea, label, summary, [role=option], [role=menuitem]'

/** Pixels between a notice and what it leaves free, and between the places that are tried. */
const GAP = 8
/** Pixels to the edges of the window. */
const EDGE = 16

const costAt = (top: number, height: number, taken: Taken[]): number =>
  taken.reduce(
    (sum, one) => (one.top < top + height + GAP && one.bottom > top - GAP ? sum + one.weight : sum),
    0,
  )

/** Returns the first place, on the way from one top to another, where a notice covers least. */
export function clearPlace(height: number, from: number, to: number, taken: Taken[]): number {
  const step = from <= to ? GAP : -GAP
  let best = from
  let least = Infinity
  for (let top = from; least > 0 && (to - top) * step >= 0; top += step) {
    const cost = costAt(top, height, taken)
    if (cost < least) [best, least] = [top, cost]
  }
  return best
}

/**
 * Keeps a notice off what can be pressed or has the focus: it rises where bars stand at the foot of the
 * window, and leaves when the focus comes below it. On a telephone it begins below the header, out of the
 * thumb's way.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const notice = ref.current
    if (!notice) return
    let placed: { top: number; height: number } | null = null
    let frame = 0
    /** Places the notice, unless nothing of that weight or more lies under it where it is. */
    const placeOver = (least: number) => {
      const { height, left, right } = notice.getBoundingClientRect()
      const taken = takenBeside(notice, left, right)
      const stands = taken.filter(({ weight }) => weight >= least)
      const lowest = window.innerHeight - EDGE - height
      const isSame = placed?.height === height && placed.top <= lowest
      if (placed && isSame && costAt(placed.top, height, stands) === 0) return
      const header = document.querySelector('header[data-chrome]')?.getBoundingClientRect().bottom ?? 0
      const highest = Math.max(0, header) + EDGE
      const isNarrow = right - left + 2 * EDGE >= window.innerWidth
      const top = isNarrow
        ? clearPlace(height, highest, lowest, taken)
        : clearPlace(height, lowest, highest, taken)
      placed = { top, height }
      // From the upper edge: what is translated is no shift of the layout.
      notice.style.translate = `0 ${top}px`
    }
    // What moved away by itself in mid-scroll would be hard to read and to press.
    const place = () => placeOver(WEIGHTS.bar)
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    // Its words arrive after the list that holds them.
    const observer = new ResizeObserver(place)
    observer.observe(notice)
    // A page that is on its way has its title later than its address.
    const arriving = new ResizeObserver(() => placeOver(WEIGHTS.said))
    const main = document.querySelector('main')
    if (main) arriving.observe(main)
    // A dialog stands in the middle of the window, and a bar at its edge: all in them moves when they grow,
    // as what they read arrives.
    const growing = new Set<Element>()
    const watchGrowing = () => {
      for (const part of document.querySelectorAll(`${MODAL}, [data-chrome]`)) {
        if (!growing.has(part)) observer.observe(part)
        growing.add(part)
      }
    }
    watchGrowing()
    const opening = new MutationObserver(watchGrowing)
    opening.observe(document.body, { childList: true })
    window.addEventListener('resize', soon)
    for (const event of CHANGES) document.addEventListener(event, soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      arriving.disconnect()
      opening.disconnect()
      window.removeEventListener('resize', soon)
      for (const event of CHANGES) document.removeEventListener(event, soon, { capture: true })
    }
  }, [ref, shown])
}

/** A press may open or close a bar. */
const CHANGES = ['scroll', 'focusin', 'click'] as const

/**
 * Everything in sight between two sides of the window that can be pressed, has the focus, says something or
 * is a bar.
 */
function takenBeside(notice: HTMLElement, left: number, right: number): Taken[] {
  const taken: Taken[] = []
  const take = (box: DOMRect, weight: number) => {
    if (box.width > 0 && box.left < right && box.right > left)
      taken.push({ top: box.top, bottom: box.bottom, weight })
  }
  const bars = new Set<Element>()
  const known = new Map<Element, Element | null>()
  for (const part of document.querySelectorAll(ACTIONS)) {
    const box = part.getBoundingClientRect()
    if (box.width === 0 || box.bottom <= 0 || box.top >= window.innerHeight) continue
    if (notice.contains(part) || !isInSight(part, box, notice)) continue
    const bar = barOf(part, known)
    if (bar) bars.add(bar)
    const inDialog = part instanceof HTMLButtonElement && part.closest(MODAL) !== null
    take(box, WEIGHTS[inDialog ? 'dialog' : bar ? 'standing' : 'scrolled'])
  }
  for (const part of document.querySelectorAll(SAID)) {
    const box = part.getBoundingClientRect()
    if (box.height > 0 && box.bottom > 0 && isInSight(part, box, notice)) take(box, WEIGHTS.said)
  }
  for (const bar of bars) take(bar.getBoundingClientRect(), WEIGHTS.bar)
  const focus = document.activeElement
  if (focus && focus !== document.body && !notice.contains(focus)) take(focusBox(focus), WEIGHTS.focus)
  return taken
}

/** Where one writes in a text that is as high as the window, its caret. */
function focusBox(part: Element): DOMRect {
  const selection = (part as HTMLElement).isContentEditable ? document.getSelection() : null
  const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : null
  if (!caret?.height) return part.getBoundingClientRect()
  return new DOMRect(caret.left, caret.top, Math.max(1, caret.width), caret.height)
}

/** Whether nothing but the notice lies over it. */
function isInSight(part: Element, { left, top, width, height }: DOMRect, notice: HTMLElement): boolean {
  const over = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => !notice.contains(one))
  return over !== undefined && (part.contains(over) || over.contains(part))
}

/** Returns what it is part of that stays where it is when the page is scrolled; null where it does not. */
function barOf(part: Element, known: Map<Element, Element | null>): Element | null {
  const before = known.get(part)
  if (before !== undefined) return before
  const { position, top, bottom } = getComputedStyle(part)
  const itself = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
  const bar = itself ? part : part.parentElement && barOf(part.parentElement, known)
  known.set(part, bar)
  return bar
}
