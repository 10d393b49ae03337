'use client'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { inEntry, putInEntry } from './entry-state'

/** Milliseconds without scrolling after which the place is noted: browsers refuse many new states at once. */
const REST = 150

/**
 * A part of the page that scrolls by itself, and is where it was left after Reload and Back: of those the
 * browser knows nothing.
 */
export function ScrollRegion({ label, ...rest }: ComponentProps<'div'> & { label: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const region = ref.current!
    const page = location.pathname + location.search
    const name = `scroll:${label}`
    const left = inEntry(name)?.split(' ').map(Number)
    if (left) [region.scrollTop, region.scrollLeft] = left as [number, number]
    const note = () => {
      // Back has changed the entry already when the page hears of it.
      if (location.pathname + location.search !== page) return
      const now = `${Math.round(region.scrollTop)} ${Math.round(region.scrollLeft)}`
      if (now !== (inEntry(name) ?? '0 0')) putInEntry(name, now)
    }
    let resting: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(resting)
      resting = setTimeout(note, REST)
    }
    region.addEventListener('scroll', scrolled, { passive: true })
    // Before a link in it is followed.
    region.addEventListener('click', note, { capture: true })
    window.addEventListener('pagehide', note)
    return () => {
      clearTimeout(resting)
      region.removeEventListener('scroll', scrolled)
      region.removeEventListener('click', note, { capture: true })
      window.removeEventListener('pagehide', note)
    }
  }, [label])
  // A region that scrolls must be reachable by keyboard.
  return <div ref={ref} role="region" aria-label={label} tabIndex={0} {...rest} />
}
