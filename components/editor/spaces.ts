const LINES = 'p, h1, h2, h3, h4, figcaption'

/**
 * Removes the spaces that HTML does not show: those at the ends of a line of text, at its breaks, and behind
 * another space. An editor who opens the text again does not get them, and it would count as changed
 * without a key being pressed.
 */
export function dropUnseenSpaces(frame: Element): void {
  for (const line of frame.querySelectorAll(LINES)) {
    let begins = true
    let last: Text | null = null
    for (const node of partsOf(line)) {
      if (!(node instanceof Text)) {
        begins = node.nodeName === 'BR'
        last = null
        continue
      }
      const text = node.data.replace(/[ \t\r\n\f]+/g, ' ')
      node.data = begins ? text.replace(/^ /, '') : text
      if (node.data === '') continue
      begins = node.data.endsWith(' ')
      last = node
    }
    if (last) last.data = last.data.replace(/ $/, '')
    dropEmpty(line)
  }
}

/** The texts, breaks and equations of a line, in their order. */
function partsOf(line: Element): Node[] {
  return [...line.childNodes].flatMap((node) =>
    node instanceof Text || node.childNodes.length === 0 ? [node] : partsOf(node as Element),
  )
}

/** Removes texts that have nothing left, with the marks around them. */
function dropEmpty(within: Element): void {
  for (const node of [...within.childNodes]) {
    if (node instanceof Text) {
      if (node.data === '') node.remove()
      continue
    }
    if (node.childNodes.length === 0) continue
    dropEmpty(node as Element)
    if (node.childNodes.length === 0) node.remove()
  }
}
