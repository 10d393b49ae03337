/** Where a part of the page stands: in what, and behind what. */
export type Place = { parent: Element; before: Node | null }

/** A control that has the focus and was pressed. */
export type Pressed = {
  control: Element
  /** What it said. */
  words: string
  /** The last of the list before it, which may be asked for more. */
  last: Element | null
  /** The page and the place of it at which it was pressed. */
  at: string
  /** Where it stands, and each part that it is in, from within: any of them may be taken away with it. */
  places: Place[]
}

export const CONTROL = 'button, a[href], summary, [role="button"]'

export const here = () => location.pathname + location.hash

/** Returns the control that a click pressed; null where that is none, or not what has the focus. */
export function pressedBy({ target }: Event): Pressed | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null
  if (!control || control !== document.activeElement) return null
  const places: Place[] = []
  for (let part = control; part.parentElement; part = part.parentElement)
    places.push({ parent: part.parentElement, before: part.previousSibling })
  const last = control.previousElementSibling?.lastElementChild ?? null
  return { control, words: control.textContent, last, at: here(), places }
}
