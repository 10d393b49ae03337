import { type RefObject, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Nothing is lost with words that only look for something. */
const CONTROLS = 'input:not([type=search], [type=hidden]), textarea, select'

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
const valueOf = (control: Control) => (isChoice(control) ? String(control.checked) : control.value)

/**
 * Returns whether a field within an element has another value than before it was first touched, whoever holds
 * the values. `watching` belongs to the element: it looks at all fields before one of them can change.
 */
export function useTyped(within: RefObject<HTMLElement | null>) {
  const before = useRef(new WeakMap<Control, string>())
  const controls = () => [...(within.current?.querySelectorAll<Control>(CONTROLS) ?? [])]
  const look = () => {
    for (const control of controls())
      if (!before.current.has(control)) before.current.set(control, valueOf(control))
  }
  return {
    watching: { onFocusCapture: look, onPointerDownCapture: look, onKeyDownCapture: look },
    isTyped: () =>
      controls().some((control) => {
        const known = before.current.get(control)
        return known !== undefined && known !== valueOf(control)
      }),
  }
}
