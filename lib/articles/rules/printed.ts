import type { Element, ElementContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { parseClean } from './cleaning'
import { eachElement } from './elements'

/** Attributes that name ids of the same part. */
const NAMING = ['htmlFor', 'ariaDescribedBy', 'ariaLabelledBy', 'ariaControls', 'headers'] as const

/**
 * Returns rendered HTML of one part of a document on paper: what could be typed into stands as its value, and
 * every id begins with `prefix`, for the same part may stand in the document twice.
 */
export function onPaper(html: string, prefix: string): string {
  const tree = parseClean(html)
  const ids = new Set<string>()
  eachElement(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id)
  })
  const renamed = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id)
  eachElement(tree, (element) => {
    const { properties } = element
    // What a script calculates with is of no use on paper.
    delete properties.dataLive
    delete properties.dataDrawing
    if (typeof properties.id === 'string') properties.id = renamed(properties.id)
    for (const name of NAMING) {
      const value = properties[name]
      if (Array.isArray(value)) properties[name] = value.map((id) => renamed(String(id)))
      else if (typeof value === 'string') properties[name] = value.split(' ').map(renamed).join(' ')
    }
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string' && value.includes('#'))
        properties[name] = value.replace(
          /(^|url\()#([\w-]+)/g,
          (_, before: string, id: string) => `${before}#${renamed(id)}`,
        )
    element.children = element.children.flatMap((child) =>
      child.type === 'element' ? shown(child) : [child],
    )
  })
  return unified().use(rehypeStringify, { allowDangerousHtml: true }).stringify(tree)
}

/** An element as paper has it; nothing for what can only be pressed. */
function shown(element: Element): ElementContent[] {
  const { tagName, properties } = element
  if (tagName === 'button') return []
  if (tagName === 'input') return [value(String(properties.value ?? ''))]
  if (tagName === 'select') {
    const options = element.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'option',
    )
    const chosen = options.find(({ properties: { selected } }) => selected) ?? options[0]
    const [text] = chosen?.children ?? []
    return [value(text?.type === 'text' ? text.value : '')]
  }
  if (tagName === 'label')
    return [{ ...element, tagName: 'span', properties: { ...properties, htmlFor: undefined } }]
  return [element]
}

const value = (text: string): Element => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children: [{ type: 'text', value: text }],
})
