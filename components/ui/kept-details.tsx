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
    const remember = () => {
      const now = all()
        .flatMap(({ id, open }) => (open ? [id] : []))
        .join(' ')
      // What is opened here above says so, too: browsers refuse many new states at once.
      if (now !== (inEntry(OPENED) ?? '')) putInEntry(OPENED, now)
    }
    document.addEventListener('toggle', remember, true)
    return () => document.removeEventListener('toggle', remember, true)
  }, [])
  return null
}
