import { useRef } from 'react'
import { focusPart, focusWhileThere, partAround } from './leaves-focus'

/** On the field of a dialog that has the focus when it opens, where that is not the first one. */
export const opensWith = { 'data-opens-with': '' }

/** Radix gives the focus back to a trigger of its own; a dialog opened by state has none, so it remembers. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const around = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      around.current = opener.current && partAround(opener.current)
      const dialog = event.currentTarget
      const first = dialog instanceof Element && dialog.querySelector<HTMLElement>('[data-opens-with]')
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current || opener.current === document.body) return
      event.preventDefault()
      if (opener.current.isConnected) focusWhileThere(opener.current)
      // What was decided has taken the opener away, and nothing else has claimed the focus.
      else if (document.activeElement === document.body) focusPart(around.current)
    },
  }
}
