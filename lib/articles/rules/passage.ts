import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { parseClean } from './cleaning'
import { eachElement } from './elements'
import { onPaper } from './printed'
import type { SectionsToCut } from '../rendering/types'
import { shorten } from '@/lib/core/text'

type Bodied = { outline: { id: string; text: string }[]; bodyHtml: string }

/** Characters of the title of a drawing. */
const TITLE_MAX = 200

/** Returns what a section or a drawing of an article is called; null where it has none at this anchor. */
export function passageTitle({ outline, bodyHtml }: Bodied, anchor: string): string | null {
  const heading = outline.find(({ id }) => id === anchor)
  if (heading) return heading.text
  if (!anchor.startsWith('figure-')) return null
  const figure = parseClean(bodyHtml).children.find(isAt(anchor))
  const caption = figure && titleIn(figure)
  return caption ? shorten(caption, TITLE_MAX) : null
}

const isAt =
  (anchor: string) =>
  (child: RootContent): child is Element =>
    child.type === 'element' && child.properties.id === anchor

/** “Figure 3. Shear force along the beam.”, from the caption of a drawing. */
function titleIn(figure: Element): string | null {
  const caption = figure.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  )
  if (!caption) return null
  const parts = caption.children.filter(
    (child): child is Element =>
      child.type === 'element' &&
      (child.tagName === 'strong' ||
        ((child.properties.className as string[] | undefined) ?? []).includes('drawing-title')),
  )
  return parts.map(textOf).join(' ').replace(/\.$/, '') || null
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : ''

const levelOf = (child: RootContent): number | null => {
  const level = child.type === 'element' ? /^h([2-4])$/.exec(child.tagName)?.[1] : undefined
  return level === undefined ? null : Number(level)
}

/**
 * Returns a section of an article's rendered HTML, from below its heading to the next one of its level, or a
 * drawing; null where the article has nothing at this anchor.
 */
export function passageHtml(bodyHtml: string, anchor: string): string | null {
  const part = partAt(parseClean(bodyHtml).children, anchor)
  return part && html(part)
}

/**
 * Returns sections of an article's rendered HTML, each from below its heading to the next heading of any
 * level, as they are quoted elsewhere: with nothing to be pressed, with ids that begin with the section's
 * prefix, and with links that lead to the article. Null for what it does not have.
 */
export function sectionsOf({
  html: bodyHtml,
  address,
  sections,
  withSheets,
}: SectionsToCut): (string | null)[] {
  const { children } = parseClean(bodyHtml)
  return sections.map(({ anchor, prefix }) => {
    const part = partAt(children, anchor)
    if (!part) return null
    const next = part.findIndex((child) => levelOf(child) !== null)
    const own = (next < 0 ? part : part.slice(0, next)).filter(
      (child) => withSheets || !hasClass(child, 'calculation'),
    )
    return onPaper(leadingTo(address, own), prefix).trim() || null
  })
}

/** Returns the HTML, whose links to other places of the text lead to the article. */
function leadingTo(address: string, children: RootContent[]): string {
  const tree: Root = { type: 'root', children }
  const ids = new Set<unknown>()
  eachElement(tree, ({ properties: { id } }) => void ids.add(id))
  eachElement(tree, ({ properties }) => {
    const { href } = properties
    if (typeof href === 'string' && href.startsWith('#') && !ids.has(href.slice(1)))
      properties.href = `${address}${href}`
  })
  return html(children)
}

/** Returns what lies below a heading, to the next one of its level, or a drawing. */
function partAt(children: RootContent[], anchor: string): RootContent[] | null {
  const at = children.findIndex(isAt(anchor))
  if (at < 0) return null
  const level = levelOf(children[at]!)
  if (level === null) return [children[at]!]
  const rest = children.slice(at + 1)
  const next = rest.findIndex((child) => (levelOf(child) ?? 9) <= level)
  return next < 0 ? rest : rest.slice(0, next)
}

const hasClass = (child: RootContent, name: string): boolean =>
  child.type === 'element' && ((child.properties.className as string[] | undefined) ?? []).includes(name)

/** Without the anchors of headings: the same section may stand in a document twice. */
function html(children: RootContent[]): string {
  for (const child of children)
    if (child.type === 'element' && levelOf(child) !== null) {
      delete child.properties.id
      child.children = child.children.filter((inner) => !hasClass(inner, 'anchor'))
    }
  const tree: Root = { type: 'root', children }
  return unified().use(rehypeStringify, { allowDangerousHtml: true }).stringify(tree)
}
