import { useEffect } from 'react'
import { CONTROL, pressedBy, type Pressed } from './pressed'

const REACHED = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Keeps the focus in its place where a press takes the pressed control away. The code for it comes when a
 * control is first reached for: who only reads needs none.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    let isAsked = false
    /** What was pressed before the code has come. */
    let pressed: Pressed | null = null
    const press = (event: Event) => {
      pressed = pressedBy(event)
    }
    const reach = ({ target }: Event) => {
      if (isAsked || !(target instanceof Element && target.closest(CONTROL))) return
      isAsked = true
      import('./focus-in-place').then(
        ({ keepFocusInPlace }) => {
          if (!end) return
          end()
          end = keepFocusInPlace(pressed)
        },
        // Without a connection it is asked for again at the next control.
        () => (isAsked = false),
      )
    }
    let end: (() => void) | null = () => {
      for (const name of REACHED) document.removeEventListener(name, reach)
      document.removeEventListener('click', press, { capture: true })
    }
    for (const name of REACHED) document.addEventListener(name, reach)
    document.addEventListener('click', press, { capture: true })
    return () => {
      end?.()
      end = null
    }
  }, [])
}
