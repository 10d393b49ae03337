import { useEffect } from 'react'
import { continueEntry, noteEntry, noteReturn } from '../ui/entry-state'
import { noteFolded, noteOpened } from '../ui/opened'

/**
 * The browser begins an entry of its history for each place of a page that is gone to, of which the router
 * knows nothing: coming back to it from another page would change the address and not the page.
 */
export function usePlaceEntries(): void {
  useEffect(() => {
    noteEntry()
    noteFolded()
    const note = () => {
      noteEntry()
      // The router drops what it does not know when it reads a page again.
      noteOpened()
    }
    document.addEventListener('click', note, { capture: true })
    // Of the document, and not of each part: React keeps an event from a part that it has not taken over yet.
    document.addEventListener('toggle', noteOpened, { capture: true })
    window.addEventListener('pagehide', noteOpened)
    // The effects of what is within the router run first, and listeners of the window in their order.
    window.addEventListener('popstate', noteReturn)
    window.addEventListener('hashchange', continueEntry)
    return () => {
      document.removeEventListener('click', note, { capture: true })
      document.removeEventListener('toggle', noteOpened, { capture: true })
      window.removeEventListener('pagehide', noteOpened)
      window.removeEventListener('popstate', noteReturn)
      window.removeEventListener('hashchange', continueEntry)
    }
  }, [])
}
