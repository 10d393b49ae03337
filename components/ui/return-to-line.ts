import { useEffect } from 'react'
import { arrival } from './arrival'
import { inEntry, putInEntry } from './entry-state'
import { openAgain } from './opened'

/** Where an entry of the history says which part of the page stood at the top of the window. */
const NAME = 'line'

/** Parts that article.css and calculation.css give an estimated height until they come near the window. */
const PARTS = '.article > *, .calculation-line'

/** Milliseconds without scrolling after which the place is noted. */
const REST = 150

/**
 * Milliseconds for which the line is held: parts beside it are laid out meanwhile, and sheets get the values
 * that were entered in them.
 */
const HELD = 1500

const BY_READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a reader who comes back to a page, by Reload, Back or Forward, to the line that they left, with
 * what they had unfolded. The browser knows the distance from the beginning alone, and takes parts that are
 * not laid out for others than they are. `parts` are the lines: those of an article by default.
 */
export function useReturnToLine(parts = PARTS): void {
  useEffect(() => {
    const page = location.pathname
    openAgain()
    const left = inEntry(NAME)
    const hasMoved = isOfDocument() && isElsewhere(left)
    const release = left === undefined || hasMoved ? () => undefined : holdLine(left, parts)
    const note = () => {
      // Back has changed the entry already when the page hears of it.
      if (location.pathname !== page) return
      putInEntry(NAME, lineAtTop(parts))
    }
    let resting: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(resting)
      resting = setTimeout(note, REST)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('click', note, { capture: true })
    document.addEventListener('toggle', note, { capture: true })
    window.addEventListener('pagehide', note)
    return () => {
      release()
      clearTimeout(resting)
      window.removeEventListener('scroll', scrolled)
      document.removeEventListener('click', note, { capture: true })
      document.removeEventListener('toggle', note, { capture: true })
      window.removeEventListener('pagehide', note)
    }
  }, [parts])
}

const topOf = (part: Element) => part.getBoundingClientRect().top

/**
 * Returns the number of the last part that begins above the window, how far above, and how far the page is
 * scrolled; undefined at the beginning.
 */
function lineAtTop(selector: string): string | undefined {
  const parts = [...document.querySelectorAll(selector)]
  const index = parts.findLastIndex((part) => topOf(part) <= 0)
  return index < 0 ? undefined : [index, topOf(parts[index]!), window.scrollY].join(' ')
}

/** Keeps the line where it was left until the reader moves, for a while at most. Returns how to let it go. */
function holdLine(left: string, parts: string): () => void {
  const [index = 0, top = 0] = left.split(' ').map(Number)
  const until = performance.now() + HELD
  let frame = 0
  const hold = () => {
    const part = document.querySelectorAll(parts)[index]
    const away = part ? topOf(part) - top : 0
    if (Math.abs(away) >= 1) window.scrollBy({ top: away, behavior: 'instant' })
    if (performance.now() < until) frame = requestAnimationFrame(hold)
    else release()
  }
  const release = () => {
    cancelAnimationFrame(frame)
    for (const event of BY_READER) window.removeEventListener(event, release)
  }
  for (const event of BY_READER) window.addEventListener(event, release, { passive: true })
  hold()
  return release
}

let isFirst = true

/** Whether the page is the one that the browser loaded, which was there before it listened. */
function isOfDocument(): boolean {
  const loaded = arrival()
  const is = isFirst && loaded !== undefined && new URL(loaded.name).pathname === location.pathname
  isFirst = false
  return is
}

/**
 * Whether the reader is further from what they left than what is not laid out yet can lead. At the beginning
 * nobody is: a browser waits there until the page is long enough, and where it is loaded before that, stays.
 */
const isElsewhere = (left = '') =>
  window.scrollY > 0 && Math.abs(window.scrollY - Number(left.split(' ').at(-1))) > window.innerHeight
