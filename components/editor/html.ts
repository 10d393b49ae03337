import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { TEXT_COLOURS } from '@/lib/articles/constants'
import { inkOf } from './marks'
import { dropUnseenSpaces } from './spaces'

/**
 * What the editor opens: a table's caption stands before it, since a caption is not a row, and each item
 * begins with a line of text.
 */
export function toEditor(html: string): string {
  if (!/<caption|<li><div/.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const equation of body.querySelectorAll('li > [data-type="block-math"]:first-child'))
    equation.before(body.ownerDocument.createElement('p'))
  for (const caption of body.querySelectorAll('table > caption')) {
    const line = body.ownerDocument.createElement('p')
    line.dataset.tableCaption = ''
    line.append(...caption.childNodes)
    caption.parentElement?.before(line)
    caption.remove()
  }
  return body.innerHTML
}

/**
 * What the article stores: the editor's document in the form that the server's allow-list leaves as it is.
 */
export function fromEditor(document_: Node): string {
  const frame = document.implementation.createHTMLDocument().createElement('div')
  frame.append(
    DOMSerializer.fromSchema(document_.type.schema).serializeFragment(document_.content, {
      document: frame.ownerDocument,
    }),
  )
  dropUnseenSpaces(frame)
  frame.querySelectorAll<HTMLElement>('[style]').forEach(oneSpelling)
  frame.querySelectorAll('table').forEach(arrangeTable)
  frame.querySelectorAll('[data-table-caption]').forEach(placeCaption)
  frame.querySelectorAll('li, td, th').forEach(unwrapOnlyParagraph)
  for (const part of frame.querySelectorAll(PARTS)) {
    for (const heading of part.querySelectorAll('h1, h2, h3, h4')) asParagraph(heading)
    trimEnd(part)
  }
  trimEnd(frame)
  return frame.innerHTML
}

const PARTS = '[data-type="question"], [data-type="answer"]'

/** Within an exercise a heading can only stand in a list or a quote, and begins no section there. */
function asParagraph(heading: Element): void {
  const line = heading.ownerDocument.createElement('p')
  const side = heading.getAttribute('style')
  if (side) line.setAttribute('style', side)
  line.append(...heading.childNodes)
  heading.replaceWith(line)
}

function trimEnd(block: Element): void {
  while (block.lastElementChild && isBlankParagraph(block.lastElementChild)) block.lastElementChild.remove()
}

function oneSpelling(element: HTMLElement): void {
  const ink = inkOf(element.style.color)
  const side = element.style.textAlign
  element.removeAttribute('style')
  element.removeAttribute('class')
  if (ink) element.setAttribute('style', `color: ${TEXT_COLOURS[ink]}`)
  if (side && side !== 'left') element.setAttribute('style', `text-align: ${side}`)
}

/**
 * Leading rows of header cells are the table's head, which print repeats; a header cell beside data names its
 * row.
 */
function arrangeTable(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const ofHeads = (row: HTMLTableRowElement) => [...row.cells].every(({ tagName }) => tagName === 'TH')
  const firstOfData = rows.findIndex((row) => !ofHeads(row))
  const heads = firstOfData === -1 ? 1 : firstOfData
  const make = (tag: 'thead' | 'tfoot', chosen: HTMLTableRowElement[]) => {
    const section = table.ownerDocument.createElement(tag)
    section.append(...chosen)
    return chosen.length > 0 ? section : null
  }
  const isFoot = (row: Element) => row.hasAttribute('data-foot')
  const head = ofHeads(rows[0] ?? table.insertRow()) ? make('thead', rows.slice(0, heads)) : null
  const foot = make(
    'tfoot',
    rows.filter((row) => row.parentElement?.tagName === 'TBODY' && isFoot(row)),
  )
  if (head) table.prepend(head)
  if (foot) table.append(foot)
  for (const row of rows) row.removeAttribute('data-foot')
  for (const cell of table.querySelectorAll('tbody th')) cell.setAttribute('scope', 'row')
  const body = table.tBodies[0]
  if (body?.rows.length === 0) body.remove()
}

/** Into the table that it stands before; without one it is a line of text. */
function placeCaption(line: Element): void {
  const table = line.nextElementSibling
  line.removeAttribute('data-table-caption')
  if (table?.tagName !== 'TABLE') return
  if (line.childNodes.length > 0) {
    const caption = line.ownerDocument.createElement('caption')
    caption.append(...line.childNodes)
    table.prepend(caption)
  }
  line.remove()
}

/** As authors and imports write it: `<td>355</td>`, and an item's text before its sub-list. */
function unwrapOnlyParagraph(holder: Element): void {
  const [first, ...others] = holder.children
  // Lists of the editor begin each item with a line of text, also where the article has only an equation.
  if (first && isBlankParagraph(first) && others[0]?.matches('[data-type="block-math"]')) first.remove()
  if (first?.tagName !== 'P' || others.some(({ tagName }) => !/^[UO]L$/.test(tagName))) return
  if (others.length > 0 && holder.tagName !== 'LI') return
  const side = first.getAttribute('style')
  if (side && side !== holder.getAttribute('style')) return
  first.replaceWith(...first.childNodes)
}

const isBlankParagraph = (element: Element) => element.tagName === 'P' && element.childNodes.length === 0
