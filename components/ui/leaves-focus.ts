/** On a part of a page that stays where something in it goes by its own press. */
export const keepsFocus = { 'data-keeps-focus': '' }

const AROUND = '[role="dialog"], [role="alertdialog"], [data-keeps-focus], section, main'

/** Returns the part of the page around an element in which the focus can stay when the element goes. */
export const partAround = (element: Element) => element.parentElement?.closest<HTMLElement>(AROUND) ?? null

/** Moves the focus to a part of the page, where Tab goes on. */
export function focusPart(part: HTMLElement | null): void {
  if (!part) return
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.style.outline = 'none'
    const end = () => {
      part.removeAttribute('tabindex')
      part.style.outline = ''
    }
    part.addEventListener('blur', end, { once: true })
  }
  part.focus({ preventScroll: true })
}

/**
 * Moves the focus to an element that what was just decided may take away, such as the button of a row that is
 * being deleted: where it goes while it has the focus, the focus stays in the part of the page around it.
 */
export function focusWhileThere(element: HTMLElement): void {
  const part = partAround(element)
  element.focus()
  const seen = new MutationObserver(() => {
    if (element.isConnected) return
    seen.disconnect()
    if (document.activeElement === document.body) focusPart(part)
  })
  seen.observe(document.body, { childList: true, subtree: true })
  // Some browsers fire it for an element that is being removed, too.
  element.addEventListener('blur', () => queueMicrotask(() => element.isConnected && seen.disconnect()), {
    once: true,
  })
}

/**
 * The ref of what goes by its own press, such as “Try again”: a focus that would be lost with it is left at
 * the dialog or the part of the page around it.
 */
export const leavesFocus = (element: HTMLElement | null) => () => {
  if (element && element === document.activeElement) focusPart(partAround(element))
}
