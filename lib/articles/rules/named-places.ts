import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { clauseLink, placesNamedIn } from '@/lib/references/rules/clause'
import type { NamedPlace } from '@/lib/standards/types'

/** Where words are a link's, notation, or an entry of the contents: nothing is marked there by itself. */
const NOT_MARKED = new Set(['a', 'pre', 'code', 'h1', 'h2', 'h3', 'h4'])

/**
 * Marks each place in a standard that a text names, whether its author marked it or not; gives all of them
 * anchors, and leads those that are no part of a link to what else cites the standard. Returns them in order.
 */
export function leadPlaces(tree: Root): NamedPlace[] {
  const places: NamedPlace[] = []
  lead(tree, { linked: false, marks: true }, places)
  return places
}

type Around = { linked: boolean; marks: boolean }

function lead(node: Root | Element, { linked, marks }: Around, places: NamedPlace[]): void {
  if (marks)
    node.children = node.children.flatMap((child): (RootContent | ElementContent)[] =>
      child.type === 'text' ? marked(child) : [child],
    )
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const { dataClause: at } = child.properties
    delete child.properties.dataClause
    if (typeof at === 'string') {
      const link = linked ? null : clauseLink(at)
      const anchor = `clause-${places.length + 1}`
      places.push({ at, words: wordsOf(child).slice(0, WORDS_MAX), anchor })
      if (link) {
        child.tagName = 'a'
        Object.assign(child.properties, link)
      }
      child.properties.id = anchor
    }
    lead(
      child,
      {
        linked: linked || child.tagName === 'a',
        marks: marks && typeof at !== 'string' && !NOT_MARKED.has(child.tagName),
      },
      places,
    )
  }
}

/** As much of a mark's words as may name its edition. */
const WORDS_MAX = 200

const wordsOf = (element: Element): string =>
  element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')

/** Returns a text with its places as marks of their own. */
function marked({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = []
  let from = 0
  const text = (end: number) => {
    if (end > from) parts.push({ type: 'text', value: value.slice(from, end) })
  }
  for (const { at, start, end } of placesNamedIn(value)) {
    text(start)
    const words: Text = { type: 'text', value: value.slice(start, end) }
    parts.push({ type: 'element', tagName: 'span', properties: { dataClause: at }, children: [words] })
    from = end
  }
  text(value.length)
  return parts
}
