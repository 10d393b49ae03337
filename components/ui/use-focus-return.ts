import { useRef } from 'react'

/** Radix gives the focus back to a trigger of its own; a dialog opened by state has none, so it remembers. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected || opener.current === document.body) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
