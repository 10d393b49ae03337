import { useEffect } from 'react'
import { CONTROL } from './controls'

const REACHED = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Keeps the focus in its place where a press takes the pressed control away. The code for it comes when a
 * control is first reached for: who only reads needs none.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    const forget = () => REACHED.forEach((name) => document.removeEventListener(name, reach))
    let end: (() => void) | null = forget
    let isAsked = false
    const reach = ({ target }: Event) => {
      if (isAsked || !(target instanceof Element && target.closest(CONTROL))) return
      isAsked = true
      import('./focus-in-place').then(
        ({ keepFocusInPlace }) => {
          if (!end) return
          forget()
          end = keepFocusInPlace()
        },
        // Without a connection it is asked for again at the next control.
        () => (isAsked = false),
      )
    }
    for (const name of REACHED) document.addEventListener(name, reach)
    return () => {
      end?.()
      end = null
    }
  }, [])
}
