import type { Element, ElementContent, Root, RootContent } from 'hast'

/** Calls `visit` for every element of a tree, in the order of the text. */
export function eachElement(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children)
    if (child.type === 'element') {
      visit(child)
      eachElement(child, visit)
    }
}

/** Replaces every element for which `by` returns something (depth first); null keeps it. */
export function dissolve(
  node: Root | Element,
  by: (element: Element) => (RootContent | ElementContent)[] | null,
): void {
  const children = node.children.flatMap((child): (RootContent | ElementContent)[] => {
    if (child.type !== 'element') return [child]
    dissolve(child, by)
    return by(child) ?? [child]
  })
  node.children = children
}
