import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { refuseDepth } from '../../rules/cleaning'
import { dissolve, eachElement } from '../../rules/elements'
import { NOTE_ANCHOR } from '../../constants'
import { NEAR_MAX } from '../constants'
import type { LeftOut } from '../types'
import { MARK, type Marks, shortened } from './document'
import { keepNumbers } from './lists'

type Made = {
  html: string
  title: string | null
  leftOut: LeftOut[]
  /** The words beside each picture, by its number. */
  nearPictures: Map<number, string>
}

/** The styles of Word that mean something here; mammoth knows those of headings and lists. */
export const STYLES = [
  "p[style-name='Title'] => p.word-title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Caption'] => p.word-caption:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  'u => u',
  'strike => s',
]

/** An address that only stands for a picture until it is stored; the number is its place. */
export const pictureAddress = (number: number) => `/api/figures/${String(number).padStart(22, '0')}`
const PICTURE = /^\/api\/figures\/(\d{22})$/

/** Makes of mammoth's HTML what the editor has: equations in their places, figures, captions, notes. */
export function articleMarkup(html: string, marks: Marks): Made {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  refuseDepth(tree)
  const found: Found = { leftOut: [], nearPictures: new Map(), before: '', waiting: [], marks }
  keepNumbers(tree, marks)
  placeMarks(tree, found, null)
  dissolve(tree, (element) => (element.tagName === 'a' ? link(element) : null))
  dissolve(tree, (element) => (isEmphasis(element) && holdsPicture(element) ? element.children : null))
  dissolve(tree, numberedEquation)
  dissolve(tree, blocksApart)
  captions(tree)
  const title = titleOf(tree)
  beginAtSecond(tree)
  noteDeepHeadings(tree, found)
  notes(tree)
  eachElement(tree, (element) => {
    delete element.properties.className
    delete element.properties.id
  })
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    title,
    leftOut: found.leftOut,
    nearPictures: found.nearPictures,
  }
}

type Found = Pick<Made, 'leftOut' | 'nearPictures'> & {
  /** The words of the last block that has any. */
  before: string
  /** What stands before any words. */
  waiting: LeftOut[]
  marks: Marks
}

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th'])

/** Puts equations into their places, and notes the words around what stays behind and around pictures. */
function placeMarks(node: Root | Element, found: Found, block: Element | null): void {
  const words = block ? wordsOf(block, found.marks) : ''
  const near = words || found.before
  const note = (what: string) => {
    const noted = { what, near }
    found.leftOut.push(noted)
    if (!near) found.waiting.push(noted)
  }
  node.children = node.children.flatMap((child): (RootContent | ElementContent)[] => {
    if (child.type === 'text') return placed(child.value, found.marks, note)
    if (child.type !== 'element') return []
    const picture = pictureOf(child)
    if (picture !== null) found.nearPictures.set(picture, near)
    placeMarks(child, found, BLOCKS.has(child.tagName) ? child : block)
    return [child]
  })
  if (node !== block || !words) return
  found.before = words
  for (const waits of found.waiting.splice(0)) waits.near = words
}

export function pictureOf({ tagName, properties }: Element): number | null {
  const number = tagName === 'img' ? PICTURE.exec(String(properties.src))?.[1] : undefined
  return number === undefined ? null : Number(number)
}

function placed(text: string, { equations, leftOut }: Marks, note: (what: string) => void): ElementContent[] {
  const pieces: ElementContent[] = []
  let from = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) pieces.push({ type: 'text', value: text.slice(from, match.index) })
    from = match.index + match[0].length
    const index = Number(match[2])
    const equation = equations[index]
    if (match[1] === 'x') note(leftOut[index] ?? '')
    else if (equation?.latex) pieces.push(mathematics(equation.latex, equation.block))
    else if (equation?.text) {
      note(`An equation that is now plain text: “${shortened(equation.text)}”`)
      pieces.push({ type: 'text', value: equation.text })
    }
  }
  if (from < text.length) pieces.push({ type: 'text', value: text.slice(from) })
  return pieces
}

const mathematics = (latex: string, block: boolean): Element => ({
  type: 'element',
  tagName: block ? 'div' : 'span',
  properties: { dataType: block ? 'block-math' : 'inline-math', dataLatex: latex },
  children: [],
})

const isMath = (node: RootContent | ElementContent | undefined): node is Element =>
  node?.type === 'element' && typeof node.properties.dataLatex === 'string'

export const rawText = (node: Root | RootContent | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(rawText).join('') : ''

/** Returns the words of a block with its equations as they read. */
const wordsOf = (block: Element, { equations }: Marks) =>
  shortened(
    rawText(block).replace(MARK, (_, kind, index) =>
      kind === 'e' ? (equations[Number(index)]?.text ?? '') : '',
    ),
    NEAR_MAX,
  )

/** Links lead somewhere else on the web or write an email: what leads within the document is words. */
function link({ properties, children }: Element): ElementContent[] | null {
  const { href } = properties
  if (/^#(?:foot|end)note-ref-/.test(String(href))) return []
  const isAddress = typeof href === 'string' && /^(?:https?:\/\/|mailto:)\S+$/i.test(href)
  return isAddress && !NOTE_ANCHOR.test(href) ? null : children
}

const NUMBER = /^\s*\(([\w.\- ]{1,12})\)\s*$/

/** Word's authors number equations in a table of one row, or behind a tab. */
function numberedEquation(element: Element): ElementContent[] | null {
  if (element.tagName === 'table') {
    const cells = cellsOf(element)
    if (!cells || cells.length > 3) return null
    const filled = cells.filter((cell) => contentIn(cell).length > 0)
    const [equation, number] = filled
    const [only, second] = equation ? contentIn(equation) : []
    const tag = number && NUMBER.exec(rawText(number))?.[1]
    if (!isMath(only) || second || filled.length > 2 || (filled.length === 2 && !tag)) return null
    return [mathematics(tagged(only, tag), true)]
  }
  if (element.tagName !== 'p') return null
  const [equation, ...rest] = contentIn(element)
  if (!isMath(equation) || rest.some((node) => node.type !== 'text')) return null
  const words = rest.map(rawText).join('')
  const tag = NUMBER.exec(words)?.[1]
  return tag || !words.trim() ? [mathematics(tagged(equation, tag), true)] : null
}

function tagged({ properties }: Element, tag: string | undefined): string {
  const latex = String(properties.dataLatex)
  return tag && !latex.includes('\\tag{') ? `${latex}\\tag{${tag.trim()}}` : latex
}

/** Returns the cells of a table that has one row. */
function cellsOf(table: Element): Element[] | null {
  const rows: Element[] = []
  eachElement(table, (each) => {
    if (each.tagName === 'tr') rows.push(each)
  })
  return rows.length === 1
    ? rows[0]!.children.filter((cell): cell is Element => cell.type === 'element')
    : null
}

/** Returns what is in a block, without blank text and through the one paragraph that it may consist of. */
function contentIn(element: Element): ElementContent[] {
  const filled = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = filled
  return filled.length === 1 && only?.type === 'element' && only.tagName === 'p' ? contentIn(only) : filled
}

const isEmphasis = ({ tagName }: Element) => /^(?:a|strong|em|u|s|sub|sup)$/.test(tagName)
const holdsPicture = (node: ElementContent): boolean =>
  node.type === 'element' && (pictureOf(node) !== null || node.children.some(holdsPicture))

/** Displayed equations and pictures stand between paragraphs, and not in them. */
function blocksApart(element: Element): ElementContent[] | null {
  const { tagName, children } = element
  if (/^t[dh]$/.test(tagName)) element.children = children.map(inCell)
  if (tagName === 'li')
    element.children = children.map((child) =>
      child.type === 'element' && pictureOf(child) !== null ? figureOf(child) : child,
    )
  if (!/^(?:p|h[1-6])$/.test(tagName)) return null
  const pieces: ElementContent[] = []
  const pictures: Element[] = []
  let line: ElementContent[] = []
  const end = () => {
    if (line.some(says)) pieces.push({ ...element, children: line })
    line = []
  }
  for (const child of children)
    if (child.type === 'element' && pictureOf(child) !== null) pictures.push(child)
    else if (!isMath(child) || child.tagName !== 'div') line.push(child)
    else if (tagName !== 'p') line.push(asInline(child))
    else {
      end()
      pieces.push(child)
    }
  end()
  return [...pieces, ...pictures.map(figureOf)]
}

const says = (node: ElementContent) => rawText(node).trim() !== '' || holdsMath(node)

function holdsMath(node: ElementContent): boolean {
  const children = node.type === 'element' ? node.children : []
  return isMath(node) || children.some(holdsMath)
}

const asInline = ({ properties }: Element) =>
  mathematics(String(properties.dataLatex).replace(/\\tag\{[^{}]*\}/g, ''), false)

/** A cell holds its equations among its words. */
const inCell = (child: ElementContent): ElementContent =>
  isMath(child) && child.tagName === 'div'
    ? { type: 'element', tagName: 'p', properties: {}, children: [asInline(child)] }
    : child

const figureOf = ({ properties }: Element): Element => ({
  type: 'element',
  tagName: 'figure',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'img',
      properties: {
        src: properties.src,
        alt: String(properties.alt ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      },
      children: [],
    },
  ],
})

const isCaption = (node: RootContent | undefined): node is Element =>
  node?.type === 'element' && [node.properties.className].flat().includes('word-caption')

/** A caption goes below the figure before it, else into the table beside it. */
function captions(tree: Root): void {
  const kept: RootContent[] = []
  const { children } = tree
  for (let at = 0; at < children.length; at++) {
    const node = children[at]!
    const before = kept.at(-1)
    const next = children[at + 1]
    if (!isCaption(node)) kept.push(node)
    else if (isOne(before, 'figure') && before.children.length === 1)
      before.children.push({ ...node, tagName: 'figcaption' })
    else if (isOne(next, 'table')) next.children.unshift({ ...node, tagName: 'caption' })
    else if (isOne(before, 'table') && !before.children.some((child) => isOne(child, 'caption')))
      before.children.unshift({ ...node, tagName: 'caption' })
    else kept.push(node)
  }
  tree.children = kept
}

const isOne = (node: RootContent | ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name

/** The notes, which mammoth lists at the end, under a heading of their own. */
function notes(tree: Root): void {
  const at = tree.children.findLastIndex(
    (node) => isOne(node, 'ol') && node.children.some((item) => isOne(item, 'li') && isNote(item)),
  )
  if (at < 0) return
  tree.children.splice(at, 0, {
    type: 'element',
    tagName: 'h2',
    properties: {},
    children: [{ type: 'text', value: 'Notes' }],
  })
}

/** The article's title is the first level: where headings of it are left, all go one level down. */
function beginAtSecond(tree: Root): void {
  const headings: Element[] = []
  eachElement(tree, (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element)
  })
  if (!headings.some(({ tagName }) => tagName === 'h1')) return
  for (const heading of headings) heading.tagName = `h${Math.min(Number(heading.tagName[1]) + 1, 6)}`
}

/** Cleaning makes headings of the fourth level of those below it. */
function noteDeepHeadings(tree: Root, { leftOut }: Found): void {
  eachElement(tree, (element) => {
    if (/^h[56]$/.test(element.tagName))
      leftOut.push({
        what: 'The level of a heading: an article has four, and it is of the last',
        near: shortened(rawText(element), NEAR_MAX),
      })
  })
}

const isNote = ({ properties }: Element) => /^(?:foot|end)note-/.test(String(properties.id))

/**
 * Takes out the paragraph that is the document's title: the one of that style, else a first heading that is
 * the only one of its level. Another first heading lends its words and stays.
 */
function titleOf(tree: Root): string | null {
  const elements = tree.children.filter((node): node is Element => node.type === 'element')
  const styled = elements.find(({ properties }) => [properties.className].flat().includes('word-title'))
  const headings = elements.filter(({ tagName }) => tagName === 'h1')
  const alone = headings.length === 1 && headings[0] === elements[0] ? headings[0] : undefined
  const title = styled ?? headings[0]
  if (!title) return null
  const gone = styled ?? alone
  if (gone) tree.children = tree.children.filter((node) => node !== gone)
  return rawText(title).replace(/\s+/g, ' ').trim() || null
}
