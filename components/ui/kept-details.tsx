'use client'
import { useLayoutEffect } from 'react'
import { continueEntry } from './entry-state'
import { noteOpened, openAgain, openAround } from './opened'

/** Remembers which parts of a page are unfolded, for Reload and Back, and unfolds what an address names. */
export function KeptDetails() {
  useLayoutEffect(() => {
    openAgain()
    openAround(location.hash)
    const goOn = () => {
      // A place of the page begins an entry of which the router knows nothing.
      continueEntry()
      openAround(location.hash)
      noteOpened()
    }
    window.addEventListener('hashchange', goOn)
    return () => window.removeEventListener('hashchange', goOn)
  }, [])
  return null
}
