import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { COLUMN_PATTERNS, TEXT_COLOURS } from '../constants'
import { DEPTH_MAX, nestedTooDeeply } from './amounts'
import { dissolve, eachElement } from './elements'
import { arrangeExercises, isExercise, isPart } from './exercises'
import { isOfLines, sourceOf } from './lines'
import { findMath } from './mathematics'
import { wrapLooseText } from './paragraphs'
import { withoutDirections } from '@/lib/core/text'
import { FIGURE_PATH } from '@/lib/figures/constants'
import { CLAUSE } from '@/lib/references/rules/clause'

const COLOURS: readonly string[] = Object.values(TEXT_COLOURS)
const colourStyle = COLOURS.map((colour) => `color: ${colour}`)
const alignStyle = ['left', 'center', 'right', 'justify'].map((side) => `text-align: ${side}`)

/** What an article may consist of. Everything else is dropped; of unknown elements the text stays. */
const allowed: Schema = {
  tagNames: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'blockquote',
    'a',
    'br',
    'hr',
    'sub',
    'sup',
    'code',
    'pre',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'span',
    'div',
    'section',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: [
      'colSpan',
      'rowSpan',
      ['scope', 'col', 'row'],
      ['style', ...alignStyle],
      ['dataKind', COLUMN_PATTERNS.kind],
      ['dataUnit', COLUMN_PATTERNS.unit],
      ['dataFormula', COLUMN_PATTERNS.formula],
    ],
    td: ['colSpan', 'rowSpan', ['style', ...alignStyle]],
    span: [['style', ...colourStyle], ['dataType', 'inline-math'], 'dataLatex', ['dataClause', CLAUSE]],
    div: [['dataType', 'block-math', 'question', 'answer'], 'dataLatex'],
    section: [['dataType', 'exercise']],
    pre: [['dataType', 'calculation', 'drawing']],
    ...Object.fromEntries(
      ['p', 'h1', 'h2', 'h3', 'h4'].map((name) => [
        name,
        [['style', ...alignStyle] as [string, ...string[]]],
      ]),
    ),
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'noscript',
    'title',
    'textarea',
    'select',
    'option',
  ],
  required: {},
  clobber: [],
  ancestors: {
    li: ['ul', 'ol'],
    ...Object.fromEntries(
      ['tbody', 'td', 'th', 'thead', 'tfoot', 'tr', 'caption', 'colgroup'].map((name) => [name, ['table']]),
    ),
  },
}

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => refuseDepth)
  .use(() => normalise)
  .use(rehypeSanitize, allowed)
  .use(() => tidy)
  .use(rehypeStringify)
  .freeze()

/**
 * HTML from people, reduced to what an article may consist of: headings, paragraphs, lists, quotes, tables,
 * links, figures, exercises, alignment, four colours, and equations as data-latex elements (TipTap's form;
 * also written as \( … \), \[ … \] or $$ … $$ in the text). Cleaning twice changes nothing. Throws
 * VALIDATION_FAILED for elements nested deeper than any article needs.
 */
export const cleanHtml = (html: string): string => withoutDirections(processed(cleaner, html))

/**
 * Returns what a processor makes of HTML. Throws VALIDATION_FAILED where the parser itself ran out of stack.
 */
export function processed(processor: { processSync(html: string): unknown }, html: string): string {
  try {
    return String(processor.processSync(html))
  } catch (error) {
    // The parser itself throws at some thousand levels of nesting.
    if (error instanceof RangeError) throw nestedTooDeeply()
    throw error
  }
}

/**
 * Throws VALIDATION_FAILED for elements nested deeper than any article needs: what walks a tree calls itself.
 */
export function refuseDepth(tree: Root): void {
  let level: { children: RootContent[] }[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw nestedTooDeeply()
    level = level.flatMap((node) =>
      node.children.filter((child): child is Element => child.type === 'element'),
    )
  }
}

/** The tree of HTML that was cleaned before. */
export const parseClean = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html)

const RENAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    h5: 'h4',
    h6: 'h4',
  }),
)

function normalise(tree: Root): void {
  eachElement(tree, (element) => {
    element.tagName = RENAMED.get(element.tagName) ?? element.tagName
    const { style } = element.properties
    if (typeof style === 'string') setStyle(element, style)
    // Any other address of ours would be called by every reader: /api/logout signs out.
    if (element.tagName === 'img' && !FIGURE_PATH.test(textProperty(element, 'src')))
      delete element.properties.src
  })
}

/** Keeps one of the allowed colours or alignments, in the one spelling that the allow-list knows. */
function setStyle(element: Element, style: string): void {
  delete element.properties.style
  for (const declaration of style.split(';')) {
    const [name, value] = declaration.split(':').map((part) => part.trim().toLowerCase())
    if (name === 'text-align' && value && value !== 'left' && value !== 'start')
      element.properties.style = `text-align: ${value}`
    if (name === 'color' && value && element.tagName === 'span')
      element.properties.style = `color: ${hexColour(value)}`
  }
}

/** TipTap hands colours on as the browser writes them: rgb(180, 35, 24). */
function hexColour(value: string): string {
  const parts = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(value)
  return parts
    ? `#${parts
        .slice(1)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    : value
}

/**
 * Removes what the allow-list left empty, then finds equations in what the reader would see, and puts loose
 * text into paragraphs.
 */
function tidy(tree: Root): void {
  dissolve(tree, (element) => {
    if (element.tagName === 'th' && element.properties.dataKind !== 'formula')
      delete element.properties.dataFormula
    if (element.tagName === 'figure' && !element.children.some(isImage)) return withoutFigure(element)
    if (element.tagName === 'img') return textProperty(element, 'src') === '' ? [] : null
    if (isOfLines(element)) return asLines(element)
    if (isExercise(element) || isPart(element)) return null
    if (element.tagName === 'section') return element.children
    if (element.tagName === 'span' || element.tagName === 'div') {
      if (element.properties.dataType && textProperty(element, 'dataLatex').trim()) return null
      if (element.properties.dataType) return []
      return element.properties.style || element.properties.dataClause ? null : element.children
    }
    return null
  })
  arrangeExercises(tree)
  joinText(tree)
  findMath(tree)
  wrapLooseText(tree)
  eachElement(tree, (element) => {
    if (isPart(element)) wrapLooseText(element)
  })
}

/** A calculation or drawing is its lines and nothing else; one without any is none. */
function asLines(block: Element): ElementContent[] {
  const value = sourceOf(block)
  return value.trim() === '' ? [] : [{ ...block, children: [{ type: 'text', value }] }]
}

const isImage = (node: ElementContent) => node.type === 'element' && node.tagName === 'img'

/** Turns the caption of a figure without an image into a paragraph. */
function withoutFigure({ children }: Element): ElementContent[] {
  return children.map((child) =>
    child.type === 'element' && child.tagName === 'figcaption' ? { ...child, tagName: 'p' } : child,
  )
}

/** Joins text that an unwrapped element had split: an equation may cross the split. */
function joinText(node: Root | Element): void {
  const joined: (RootContent | ElementContent)[] = []
  for (const child of node.children) {
    const last = joined.at(-1)
    if (child.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + child.value }
    else joined.push(child)
    if (child.type === 'element') joinText(child)
  }
  node.children = joined
}

const textProperty = (element: Element, name: string) => {
  const value = element.properties[name]
  return typeof value === 'string' ? value : ''
}
