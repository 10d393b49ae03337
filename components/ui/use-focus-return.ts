import { useRef } from 'react'
import { focusAround } from './leaves-focus'

/** Radix gives the focus back to a trigger of its own; a dialog opened by state has none, so it remembers. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current || opener.current === document.body) return
      event.preventDefault()
      if (opener.current.isConnected) opener.current.focus()
      // What was decided has taken the opener away, and nothing else has claimed the focus.
      else if (document.activeElement === document.body) focusAround(opener.current)
    },
  }
}
