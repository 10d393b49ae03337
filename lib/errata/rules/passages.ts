import type { Element, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { NOTICE_CLASS, PASSAGE_MAX } from '../constants'
import type { OpenErratum } from '../types'
import { parseClean } from '@/lib/articles/rules/cleaning'
import { plainMath } from '@/lib/articles/rules/plain-math'
import { longDay } from '@/lib/core/dates'
import { shorten, shortenLines } from '@/lib/core/text'

/** The blocks of a rendered article: paragraphs, headings, tables, equations, calculations, drawings. */
const blocksOf = (tree: Root): Element[] =>
  tree.children.filter((child): child is Element => child.type === 'element')

const BREAKS = new Set(['tr', 'li', 'br', 'p', 'div', 'dt', 'dd', 'caption', 'figcaption', 'summary'])
const CELLS = new Set(['td', 'th'])
const SILENT = new Set(['svg', 'button', 'script', 'style', 'input', 'select'])

/** Returns the LaTeX of an element that is an equation; null for any other. */
function latexIn(node: Element): string | null {
  const { dataLatex, className } = node.properties
  if (typeof dataLatex === 'string') return dataLatex
  return Array.isArray(className) && className.includes('katex') ? (annotationIn(node) ?? '') : null
}

/** KaTeX writes the LaTeX of what it typesets into its MathML. */
function annotationIn(node: Element): string | null {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (child.tagName !== 'annotation') {
      const found = annotationIn(child)
      if (found !== null) return found
    } else return child.children.map((one) => (one.type === 'text' ? one.value : '')).join('')
  }
  return null
}

/** The equation of a calculation's line; its clause stands beside it. */
const isBeside = ({ tagName, properties: { className } }: Element): boolean =>
  CELLS.has(tagName) || (Array.isArray(className) && className.includes('calculation-math'))

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Returns the text of a block, equations as they are read out; rows of a table and lines of a calculation are
 * lines of their own.
 */
function textOf(block: Element): string {
  const parts: string[] = []
  const read = (node: Element) => {
    const latex = latexIn(node)
    if (latex !== null) {
      parts.push(inOneLine(` ${plainMath(latex)} `))
      return
    }
    if (SILENT.has(node.tagName)) return
    for (const child of node.children) {
      if (child.type === 'text') parts.push(inOneLine(child.value))
      if (child.type === 'element') read(child)
    }
    if (isBeside(node)) parts.push(' ')
    else if (BREAKS.has(node.tagName)) parts.push('\n')
  }
  read(block)
  return shortenLines(parts.join(''), PASSAGE_MAX)
}

/** Returns the text of each block of an article's rendered HTML, in the order of its page. */
export const passagesOf = (html: string): string[] => blocksOf(parseClean(html)).map(textOf)

/** Returns whether two passages say the same: those of earlier releases are stored in one line. */
export const isSamePassage = (one: string, other: string): boolean => inOneLine(one) === inOneLine(other)

/** Characters of a passage that its notice quotes where it does not stand below it. */
const QUOTED = 200

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/**
 * Returns the notice of a verified error, which stands below its passage; at the beginning of the article it
 * says of which passage it is, and that this was changed since.
 */
const noticeOf = ({ id, was, now, revision, passage, verifiedAt }: OpenErratum, placed: boolean): Element =>
  element(
    'aside',
    [
      element('p', [
        element('strong', [text('Correction. ')]),
        text(
          placed
            ? 'This passage contains an error, verified on '
            : `A passage of revision ${revision}, which was changed since, contained an error, verified on `,
        ),
        element('time', [text(longDay(verifiedAt))], { dateTime: verifiedAt }),
        text(placed ? '.' : `: “${shorten(passage, QUOTED)}”`),
      ]),
      element('dl', [
        element('dt', [text(placed ? 'It says' : 'It said')]),
        element('dd', [text(was)]),
        element('dt', [text('Right is')]),
        element('dd', [text(now)]),
      ]),
    ],
    { id: `erratum-${id}`, className: [NOTICE_CLASS] },
  )

/**
 * Returns an article's rendered HTML with each verified error below its passage. What was changed since, so
 * that the passage is found no more, stands at the beginning.
 */
export function withErrata(html: string, errata: readonly OpenErratum[]): string {
  if (errata.length === 0) return html
  const tree = parseClean(html)
  const places = new Map(blocksOf(tree).map((block) => [inOneLine(textOf(block)), block]))
  for (const erratum of errata) {
    const place = places.get(inOneLine(erratum.passage))
    const at = place ? tree.children.indexOf(place) + 1 : 0
    tree.children.splice(at, 0, noticeOf(erratum, place !== undefined))
  }
  return unified().use(rehypeStringify).stringify(tree)
}
