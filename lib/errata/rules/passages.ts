import type { Element, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { NOTICE_CLASS, NOTICE_ROW_CLASS, noticeId, PASSAGE_MAX } from '../constants'
import type { OpenErratum, SheetErrata } from '../types'
import { answerLabel, labelled, lineLabel, rowLabel } from './labels'
import type { PassageText } from '@/lib/articles/rendering/types'
import { parseClean } from '@/lib/articles/rules/cleaning'
import { plainMath } from '@/lib/articles/rules/plain-math'
import { longDay } from '@/lib/core/dates'
import { shorten, shortenLines } from '@/lib/core/text'

/** The blocks of a rendered article: paragraphs, headings, tables, equations, calculations, drawings. */
const blocksOf = (tree: Root): Element[] => elementsOf(tree)

const BREAKS = new Set(['tr', 'li', 'br', 'p', 'div', 'dt', 'dd', 'caption', 'figcaption', 'summary'])
const CELLS = new Set(['td', 'th'])
const SILENT = new Set(['svg', 'button', 'script', 'style', 'input', 'select'])

/** Labels of what is folded are the interface's; an answer is a passage of its own, beside its question. */
const isApart = (node: Element): boolean => node.tagName === 'summary' || hasClass(node, 'exercise-answer')

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

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name)

/** The equation of a calculation's line; its clause stands beside it. */
const isBeside = (node: Element): boolean => CELLS.has(node.tagName) || hasClass(node, 'calculation-math')

const elementsOf = (node: Root | Element): Element[] =>
  (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element')

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Returns the text of a block, equations as they are read out; rows of a table and lines of a calculation are
 * lines of their own. Of a block as earlier releases read it, nothing is left apart.
 */
function textOf(block: Element, asFormerly = false): string {
  const parts: string[] = []
  const read = (node: Element) => {
    const latex = latexIn(node)
    if (latex !== null) {
      parts.push(inOneLine(` ${plainMath(latex)} `))
      if (BREAKS.has(node.tagName)) parts.push('\n')
      return
    }
    if (SILENT.has(node.tagName) || (!asFormerly && isApart(node))) return
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

/**
 * A row of a table, a line of a calculation or an answer, with the row, line or answer below which its notice
 * stands, and how many columns a row below it has.
 */
type Line = { text: string; after: Element; columns?: number }
type Block = { node: Element; text: string; former?: string; lines: Line[] }

/** Returns the blocks of an article, each with its rows, the lines of its calculation, or its answer. */
function readBlocks(tree: Root): Block[] {
  const blocks = blocksOf(tree)
  const sheets = blocks.filter((block) => hasClass(block, 'calculation'))
  const exercises = blocks.filter((block) => hasClass(block, 'exercise'))
  let tables = 0
  return blocks.map((node) => {
    const former = within(node, isApart).length > 0 ? textOf(node, true) : undefined
    const block = { node, text: textOf(node), ...(former !== undefined && { former }) }
    if (sheets.includes(node))
      return { ...block, lines: linesOf(node, sheets.indexOf(node) + 1, sheets.length) }
    const rows = tablesIn(node).flatMap((table) => rowsOf(table, ++tables))
    return { ...block, lines: [...rows, ...answersOf(node, exercises.indexOf(node) + 1)] }
  })
}

/** Returns the answer of an exercise, behind its rows; nothing of any other block. */
const answersOf = (block: Element, number: number): Line[] =>
  within(block, (node) => hasClass(node, 'exercise-worked')).map((after) => ({
    text: lineText(answerLabel(number), after),
    after,
  }))

/** Returns the inputs and lines of a calculation: what has a number in its author's text. */
const linesOf = (sheet: Element, number: number, sheets: number): Line[] =>
  within(sheet, ({ properties }) => properties.dataLine !== undefined).map((after, index) => ({
    text: lineText(lineLabel(number, sheets, index + 1), after),
    after,
  }))

/** The tables of a block; the numbers behind a drawing are part of the drawing. */
const tablesIn = (block: Element): Element[] =>
  [block, ...within(block, ({ tagName }) => tagName === 'table' || tagName === 'figure')].filter(
    ({ tagName }, _, [outer]) => tagName === 'table' && outer?.tagName !== 'figure',
  )

function rowsOf(table: Element, number: number): Line[] {
  const groups = [table, ...elementsOf(table)].map((group) =>
    elementsOf(group).filter(({ tagName }) => tagName === 'tr'),
  )
  const columns = Math.max(1, ...groups.flat().map(columnsOf))
  let count = 0
  return groups.flatMap((rows) =>
    rows.map((row, index) => {
      const cells = elementsOf(row)
      count += 1
      const isHead = count === 1 && cells.every(({ tagName }) => tagName === 'th')
      const first = cells[0] ? textOf(cells[0]) : ''
      const label = rowLabel({ table: number, row: count, first, isHead })
      return { text: lineText(label, row), after: lastSpanned(rows, index), columns }
    }),
  )
}

/** Returns the last of the rows over which cells of a row, or of those above it, extend. */
function lastSpanned(rows: readonly Element[], index: number): Element {
  let last = index
  for (let at = 0; at <= last && at < rows.length; at++)
    for (const { properties } of elementsOf(rows[at]!)) {
      const end = at + Math.max(Number(properties.rowSpan) || 1, 1) - 1
      if (end >= index) last = Math.max(last, end)
    }
  return rows[Math.min(last, rows.length - 1)]!
}

const columnsOf = (row: Element): number =>
  elementsOf(row).reduce((sum, { properties }) => sum + (Number(properties.colSpan) || 1), 0)

const lineText = (label: string, line: Element): string =>
  shortenLines(`${label}\n${textOf(line)}`, PASSAGE_MAX)

/** Returns the outermost elements within another that are meant, in their order. */
const within = (node: Element, isMeant: (node: Element) => boolean): Element[] =>
  elementsOf(node).flatMap((child) => (isMeant(child) ? [child] : within(child, isMeant)))

/** Returns each block of an article's rendered HTML with its lines, in the order of its page. */
export const passagesOf = (html: string): PassageText[] =>
  readBlocks(parseClean(html)).map(({ node: _, lines, ...block }) => ({
    ...block,
    lines: lines.map((line) => line.text),
  }))

/** Returns whether two passages say the same: those of earlier releases are stored in one line. */
const isSamePassage = (one: string, other: string): boolean => inOneLine(one) === inOneLine(other)

/**
 * Returns which of some passages is a reported one: a row or line is found by its words too, where only one
 * says them, as tables before it come and go. Undefined where none is.
 */
function sameAmong<T extends { text: string }>(passage: string, all: readonly T[]): T | undefined {
  const same = all.find(({ text }) => isSamePassage(text, passage))
  const words = labelled(passage)?.words
  if (same || words === undefined) return same
  const others = all.filter(({ text }) => isSamePassage(labelled(text)?.words ?? '', words))
  return others.length === 1 ? others[0] : undefined
}

/** Returns whether an article's passages have a reported one as it was. */
export const isSaidIn = (passages: readonly PassageText[], passage: string): boolean =>
  sameAmong(
    passage,
    passages.flatMap(({ text, former = [], lines }) =>
      [text, ...lines].concat(former).map((one) => ({ text: one })),
    ),
  ) !== undefined

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
            ? `${labelled(passage)?.label ?? 'This passage'} contains an error, verified on `
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
    { id: noticeId(id), className: [NOTICE_CLASS] },
  )

/** What a text says before its first number: a copy has other values in the same line. */
const beforeNumbers = (said: string): string => inOneLine(said).split(/\d/)[0]!.trim()

/** How a line of a calculation is called: its number is there where the article had more of them. */
const LINE = /^Calculation(?: (\d+))?, line (\d+)$/

/**
 * Returns the HTML of a copied calculation with those of the errors that are about it, each below its line,
 * or below all of them where it is about no single one. Its lines have values of their own, so that a line
 * is found by its number and by what it says before the first value.
 */
export function sheetWithErrata(html: string, { errata, number }: SheetErrata): string {
  if (errata.length === 0) return html
  const tree = parseClean(html)
  const sheet = blocksOf(tree).find((block) => hasClass(block, 'calculation'))
  if (!sheet) return html
  const lines = linesOf(sheet, 1, 1)
  const [title] = within(sheet, ({ tagName }) => tagName === 'strong')
  for (const erratum of errata) {
    const said = labelled(erratum.passage)
    const [, ofSheet, ofLine] = LINE.exec(said?.label ?? '') ?? []
    const isOfSheet = !ofSheet || number === null || Number(ofSheet) === number
    const line = isOfSheet ? lines[Number(ofLine) - 1] : undefined
    const own = line && labelled(line.text)
    const isSaid = said && own && beforeNumbers(own.words) === beforeNumbers(said.words)
    const isOfAll = !said && title && inOneLine(erratum.passage).startsWith(textOf(title))
    const after = isSaid ? line.after : isOfAll ? sheet : null
    if (!after) continue
    const among = parentOf(after, tree)!.children
    among.splice(among.indexOf(after) + 1, 0, noticeOf(erratum, true))
  }
  return unified().use(rehypeStringify, { allowDangerousHtml: true }).stringify(tree)
}

/** Returns what stands below a passage: below a row of a table another one, over all of its columns. */
const below = (notice: Element, columns?: number): Element =>
  columns === undefined
    ? notice
    : element('tr', [element('td', [notice], { colSpan: columns })], { className: [NOTICE_ROW_CLASS] })

function parentOf(node: Element, tree: Root | Element): { children: ElementContent[] } | undefined {
  const children = tree.children as ElementContent[]
  if (children.includes(node)) return { children }
  for (const child of elementsOf(tree)) {
    const found = parentOf(node, child)
    if (found) return found
  }
  return undefined
}

/**
 * Returns an article's rendered HTML with each verified error below its passage, row or line. What was
 * changed since, so that the passage is found no more, stands at the beginning.
 */
export function withErrata(html: string, errata: readonly OpenErratum[]): string {
  if (errata.length === 0) return html
  const tree = parseClean(html)
  const places = readBlocks(tree).flatMap(({ node, text, former, lines }): Line[] => [
    { text, after: node },
    ...lines,
    ...(former === undefined ? [] : [{ text: former, after: node }]),
  ])
  for (const erratum of errata) {
    const place = sameAmong(erratum.passage, places)
    const notice = noticeOf(erratum, place !== undefined)
    const among = (place && parentOf(place.after, tree)?.children) ?? (tree.children as ElementContent[])
    const at = place ? among.indexOf(place.after) + 1 : 0
    among.splice(at, 0, below(notice, place?.columns))
  }
  return unified().use(rehypeStringify).stringify(tree)
}
