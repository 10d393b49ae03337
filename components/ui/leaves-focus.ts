/**
 * The ref of what goes by its own press, such as “Try again”: a focus that would be lost with it is left at
 * the dialog or the page's content around it, where Tab goes on.
 */
export const leavesFocus = (element: HTMLElement | null) => () => {
  if (element && element === document.activeElement) focusAround(element)
}

/** Moves the focus to the dialog that an element stands in, or to the content of the page. */
export function focusAround(element: HTMLElement): void {
  const dialog = element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const around = dialog ?? document.getElementById('main')
  around?.focus({ preventScroll: true })
}
