import type { Element, ElementContent, Root } from 'hast'

const INLINE = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span', 'br'])
const isLoose = (node: ElementContent) =>
  node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName))
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''
const isBlockMath = (node: ElementContent) =>
  node.type === 'element' && node.properties.dataType === 'block-math'

/**
 * Wraps text between blocks in a paragraph, and moves a display equation out of the paragraph it was typed
 * in.
 */
export function wrapLooseText(tree: Root | Element): void {
  const blocks: ElementContent[] = []
  let loose: ElementContent[] = []
  const close = () => {
    if (loose.some((node) => !isBlank(node))) blocks.push(paragraph(loose, {}))
    loose = []
  }
  for (const node of tree.children as ElementContent[]) {
    if (node.type === 'comment') continue
    if (isLoose(node)) {
      loose.push(node)
      continue
    }
    close()
    blocks.push(...(node.type === 'element' && node.tagName === 'p' ? splitAtEquations(node) : [node]))
  }
  close()
  tree.children = blocks
}

function splitAtEquations(node: Element): ElementContent[] {
  if (!node.children.some(isBlockMath)) return [node]
  const parts: ElementContent[] = []
  let run: ElementContent[] = []
  const close = () => {
    if (run.some((child) => !isBlank(child))) parts.push(paragraph(run, node.properties))
    run = []
  }
  for (const child of node.children) {
    if (!isBlockMath(child)) run.push(child)
    else {
      close()
      parts.push(child)
    }
  }
  close()
  return parts
}

const paragraph = (children: ElementContent[], properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { ...properties },
  children: trimmed(children),
})

/** Without the white space at either end, so that cleaning again finds the same. */
function trimmed(children: ElementContent[]): ElementContent[] {
  const kept = [...children]
  while (kept[0] && isBlank(kept[0])) kept.shift()
  for (let last = kept.at(-1); last && isBlank(last); last = kept.at(-1)) kept.pop()
  return kept.map((child, index) => {
    if (child.type !== 'text') return child
    let { value } = child
    if (index === 0) value = value.trimStart()
    if (index === kept.length - 1) value = value.trimEnd()
    return { ...child, value }
  })
}
