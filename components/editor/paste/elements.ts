/** The tag goes, what is in it stays. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The same element with another tag. */
export function rename(element: Element, tag: string): HTMLElement {
  const made = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) made.setAttribute(name, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}
