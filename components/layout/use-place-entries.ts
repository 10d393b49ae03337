import { useEffect } from 'react'
import { continueEntry, noteEntry } from '../ui/entry-state'

/**
 * The browser begins an entry of its history for each place of a page that is gone to, of which the router
 * knows nothing: coming back to it from another page would change the address and not the page.
 */
export function usePlaceEntries(): void {
  useEffect(() => {
    noteEntry()
    document.addEventListener('click', noteEntry, { capture: true })
    window.addEventListener('hashchange', continueEntry)
    return () => {
      document.removeEventListener('click', noteEntry, { capture: true })
      window.removeEventListener('hashchange', continueEntry)
    }
  }, [])
}
