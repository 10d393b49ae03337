import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { clauseLink, placesNamedIn } from '@/lib/references/rules/clause'
import type { NamedPlace } from '@/lib/standards/types'

/** Where words are a link's, notation, or an entry of the contents: nothing is marked there by itself. */
const NOT_MARKED = new Set(['a', 'pre', 'code', 'h1', 'h2', 'h3', 'h4'])

/** As much of a mark's words as may name its edition. */
const WORDS_MAX = 200

/**
 * Marks each place in a standard that a text names, whether its author marked it or not; sets an anchor on
 * each, and leads those that are no part of a link to what else cites the standard. Returns them in order.
 */
export function leadPlaces(tree: Root): NamedPlace[] {
  const places: NamedPlace[] = []
  const found = new Set<Element>()

  function lead(node: Root | Element, { linked, marks }: { linked: boolean; marks: boolean }): void {
    if (marks)
      node.children = node.children.flatMap((child): (RootContent | ElementContent)[] =>
        child.type === 'text' ? withMarks(child, found) : [child],
      )
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const { dataClause: at } = child.properties
      delete child.properties.dataClause
      if (typeof at === 'string') {
        const anchor = `clause-${places.length + 1}`
        places.push({ at, words: wordsOf(child).slice(0, WORDS_MAX), anchor, marked: !found.has(child) })
        const link = linked ? null : clauseLink(at)
        if (link) {
          child.tagName = 'a'
          Object.assign(child.properties, link)
        }
        child.properties.id = anchor
      }
      lead(child, {
        linked: linked || child.tagName === 'a',
        marks: marks && typeof at !== 'string' && !NOT_MARKED.has(child.tagName),
      })
    }
  }

  lead(tree, { linked: false, marks: true })
  return places
}

const wordsOf = (element: Element): string =>
  element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')

/** Returns a text with its places as marks of their own, which are added to those that were found. */
function withMarks({ value }: Text, found: Set<Element>): ElementContent[] {
  const parts: ElementContent[] = []
  let from = 0
  const text = (end: number) => {
    if (end > from) parts.push({ type: 'text', value: value.slice(from, end) })
  }
  for (const { at, start, end } of placesNamedIn(value)) {
    text(start)
    const words: Text = { type: 'text', value: value.slice(start, end) }
    const mark: Element = {
      type: 'element',
      tagName: 'span',
      properties: { dataClause: at },
      children: [words],
    }
    found.add(mark)
    parts.push(mark)
    from = end
  }
  text(value.length)
  return parts
}
