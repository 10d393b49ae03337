import type { Element, ElementContent, Root } from 'hast'
import { dissolve } from '../../rules/elements'
import { MARK, markOf, type Marks } from './document'
import type { FoundNumber } from './numbering'

/**
 * Takes the numbers that Word counted from the text: those of list items begin their lists, and what an
 * article cannot show becomes a mark of what stays behind.
 */
export function keepNumbers(tree: Root, marks: Marks): void {
  const numbers: Numbers = new Map()
  takeNumbers(tree, null, marks, numbers)
  noteHeadings(numbers, marks)
  dissolve(tree, (element) => (element.tagName === 'ol' ? asCounted(element, numbers) : null))
  const said = new Set<string>()
  for (const [block, number] of numbers)
    if (block.tagName === 'li') noteFormat(block, number, marks, said)
    else if (!isHeading(block))
      leave(block, `The number “${number.label || number.value}” of a paragraph`, marks)
}

type Numbers = Map<Element, FoundNumber>

const BLOCK = /^(?:p|h[1-6]|li|td|th|figcaption)$/
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)

function takeNumbers(node: Root | Element, block: Element | null, marks: Marks, numbers: Numbers): void {
  for (const child of node.children) {
    if (child.type === 'element')
      takeNumbers(child, BLOCK.test(child.tagName) ? child : block, marks, numbers)
    if (child.type !== 'text') continue
    child.value = child.value.replace(MARK, (mark, kind, index) => {
      const number = marks.numbers[Number(index)]
      if (kind !== 'n') return mark
      if (block && number && !numbers.has(block)) numbers.set(block, number)
      return ''
    })
  }
}

/** Cross-references name the numbers of headings. They are said once for all of them, at the first. */
function noteHeadings(numbers: Numbers, marks: Marks): void {
  const headings = [...numbers].filter(([block]) => isHeading(block))
  const [first, last] = [headings[0], headings.at(-1)]
  if (!first || !last) return
  const [from, to] = [first[1], last[1]].map(({ label, value }) => label || String(value))
  leave(
    first[0],
    headings.length === 1
      ? `The number “${from}” of a heading: where the text names it, write it into the heading`
      : `The numbers of ${headings.length} headings, “${from}” to “${to}”: where the text names them, write them into the headings`,
    marks,
  )
}

/** Returns a list as lists each of which counts on by one. */
function asCounted(list: Element, numbers: Numbers): ElementContent[] {
  const lists: Element[] = []
  let next = 1
  for (const item of list.children) {
    const value = (item.type === 'element' ? numbers.get(item)?.value : undefined) ?? next
    const last = lists.at(-1)
    if (last && value === next) last.children.push(item)
    else lists.push({ ...list, properties: value === 1 ? {} : { start: value }, children: [item] })
    next = item.type === 'element' ? value + 1 : value
  }
  return lists
}

/** Lists of an article count 1, 2, 3: letters and the numbers of the levels above are said, once a list. */
function noteFormat(
  item: Element,
  { label, value, list }: FoundNumber,
  marks: Marks,
  said: Set<string>,
): void {
  if (said.has(list) || bare(label) === String(value)) return
  said.add(list)
  leave(
    item,
    label ? `The numbering of a list: “${label}” is now “${value}”` : 'The numbering of a list, now 1, 2, 3',
    marks,
  )
}

const bare = (label: string) => label.replace(/^[\s([{]+|[\s)\]}.:–-]+$/g, '')

/** Puts a mark of what stays behind among the words of a block. */
function leave(block: Element, what: string, marks: Marks): void {
  block.children.unshift({ type: 'text', value: markOf('x', marks.leftOut.push(what) - 1) })
}
