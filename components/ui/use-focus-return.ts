import { useRef } from 'react'
import { focusPart, partAround } from './leaves-focus'

/** Radix gives the focus back to a trigger of its own; a dialog opened by state has none, so it remembers. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const around = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      around.current = opener.current && partAround(opener.current)
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current || opener.current === document.body) return
      event.preventDefault()
      if (opener.current.isConnected) opener.current.focus()
      // What was decided has taken the opener away, and nothing else has claimed the focus.
      else if (document.activeElement === document.body) focusPart(around.current)
    },
  }
}
