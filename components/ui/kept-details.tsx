'use client'
import { useLayoutEffect } from 'react'
import { inEntry, putInEntry } from './entry-state'

const OPENED = 'opened'

const all = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')]

/** Remembers which parts of a page are opened, for Reload and Back; each has an id. */
export function KeptDetails() {
  useLayoutEffect(() => {
    const opened = new Set(inEntry(OPENED)?.split(' '))
    for (const part of all()) if (opened.has(part.id)) part.open = true
    // Not every browser opens what holds the place that an address names.
    const reveal = () => {
      const place = document.getElementById(location.hash.slice(1))
      const part = place?.closest<HTMLDetailsElement>('main details[id]:not([open])')
      if (!part) return
      part.open = true
      place!.scrollIntoView()
    }
    reveal()
    const openNow = () =>
      all()
        .flatMap(({ id, open }) => (open ? [id] : []))
        .join(' ')
    const remember = () => {
      // What is opened here above says so, too: browsers refuse many new states at once.
      if (openNow() !== (inEntry(OPENED) ?? '')) putInEntry(OPENED, openNow())
    }
    // A place of the page begins an entry of which the router knows nothing.
    const goOn = () => {
      reveal()
      putInEntry(OPENED, openNow())
    }
    document.addEventListener('toggle', remember, true)
    window.addEventListener('hashchange', goOn)
    return () => {
      document.removeEventListener('toggle', remember, true)
      window.removeEventListener('hashchange', goOn)
    }
  }, [])
  return null
}
