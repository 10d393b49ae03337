import type { Element, Root } from 'hast'
import { parseClean } from '@/lib/articles/rules/cleaning'
import { eachElement } from '@/lib/articles/rules/elements'

const TAGS = new Set(
  'p h1 h2 h3 h4 ul ol li strong em u s blockquote a br hr sub sup code pre table caption colgroup col thead tbody tfoot tr th td figure figcaption img span div section'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href src alt width height start colSpan rowSpan scope style dataType dataLatex'.split(' '),
)
const STYLE = /^(text-align: (center|right|justify)|color: #(b42318|1d4ed8|15803d|b45309))$/

/**
 * What in cleaned HTML could act, spy or hide, in words; nothing when it is inert. Judged by what a parser
 * makes of it, not by its text.
 */
export function dangersIn(html: string): string[] {
  const dangers: string[] = []
  const tree: Root = parseClean(html)
  eachElement(tree, (element) => dangers.push(...dangersOf(element)))
  if (/<!--|<!\[CDATA|<\?/.test(html)) dangers.push('a comment or declaration')
  return dangers
}

function dangersOf({ tagName, properties }: Element): string[] {
  const found: string[] = []
  if (!TAGS.has(tagName)) found.push(`<${tagName}>`)
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value)
    if (!ATTRIBUTES.has(name)) found.push(`${tagName} ${name}=${text}`)
    if (name === 'style' && !STYLE.test(text)) found.push(`style ${text}`)
    if (name === 'href' && !/^(https?:\/\/|mailto:|\/|#|[\w.-]+(\/|$|\?|#)|\?|$)/i.test(text))
      found.push(`href ${text}`)
    if (name === 'src' && !/^\/(?![/\\\s])/.test(text)) found.push(`src ${text}`)
  }
  return found
}
