import { rename, unwrap } from './elements'

/** Excel names what is bold in its style sheet: `.xl66 {font-weight:700}`. */
const BOLD_CLASS = /\.(xl\d{1,6})\s{0,9}\{[^{}]{0,2000}?font-weight:\s?(?:bold|[6-9]00)/g

/** Returns the classes of a spreadsheet whose cells are bold. */
export const boldClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(BOLD_CLASS)].map(([, name]) => name!))

/** Makes the first row of a table its head where all that it says is bold. */
export function headRows(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...(table.rows[0]?.cells ?? [])]
    const says = cells.some((cell) => cell.textContent.trim() !== '')
    if (table.rows.length < 2 || !says || !cells.every(isBoldCell)) continue
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('b, strong')) unwrap(bold)
      if (cell.tagName === 'TD') rename(cell, 'th')
    }
  }
}

function isBoldCell(cell: HTMLTableCellElement): boolean {
  if (cell.tagName === 'TH') return true
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.textContent?.trim() && !text.parentElement?.closest('b, strong')) return false
  }
  return true
}
