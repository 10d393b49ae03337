import { compute, shownCell } from './formulas'
import { headOf, type WizardTable } from './table'

/**
 * CSV as Excel and others write it: a byte-order mark, any line ends, quotes, and commas, semicolons or tabs
 * between cells.
 */
export function readSheet(text: string, given?: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = given ?? separatorOf(source)
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!
    if (quoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') cell += source[++at]!
      else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === separator) {
      line.push(cell)
      cell = ''
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') at++
      lines.push([...line, cell])
      line = []
      cell = ''
    } else cell += character
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell])
  while (lines.at(-1)?.every((last) => last.trim() === '')) lines.pop()
  const cells = lines.map((each) => each.map((text) => withoutGuard(text.replace(/\s+/g, ' ').trim())))
  return separator === ';' ? withPoints(cells) : cells
}

const DECIMAL_COMMA = /^[-+−]?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/
const DECIMAL_POINT = /^[-+−]?\d*\.(?!\d{3}$)\d+$/
const GROUPED = /^[-+−]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/

/** Where the comma is the decimal mark, semicolons separate and points group: 1.234,5 is 1234.5. */
function withPoints(cells: string[][]): string[][] {
  const all = cells.flat()
  if (!all.some((text) => DECIMAL_COMMA.test(text)) || all.some((text) => DECIMAL_POINT.test(text)))
    return cells
  return cells.map((line) =>
    line.map((text) =>
      DECIMAL_COMMA.test(text) || GROUPED.test(text) ? text.replaceAll('.', '').replace(',', '.') : text,
    ),
  )
}

/** What stands most often outside of quotes in the first line. */
function separatorOf(source: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^\r\n"]|")*/.exec(source)?.[0] ?? ''
  const bare = first.replace(/"(?:[^"]|"")*"/g, '')
  const times = (mark: string) => bare.split(mark).length
  return ['\t', ';', ','].reduce((best, mark) => (times(mark) > times(best) ? mark : best), ',')
}

/** A spreadsheet would run text that begins like a formula. */
const withGuard = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '')

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function writeSheet(table: WizardTable): string {
  const results = compute(table)
  const lines = [
    table.columns.map((column) => withGuard(headOf(column))),
    ...table.rows.map((row) =>
      table.columns.map((column) => {
        const text = shownCell(row, column, results)
        return column.type !== 'text' && /^-?[\d.]/.test(text) && !Number.isNaN(Number(text))
          ? text
          : withGuard(text)
      }),
    ),
  ]
  // The mark tells Excel that m² is not mÂ².
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** What was copied in Excel, Word or a page. Null for a single value, which is pasted as text is. */
export function pastedBlock(data: Pick<DataTransfer, 'getData'>): string[][] | null {
  const html = data.getData('text/html')
  const block =
    (/<table\b|<tr\b/i.test(html) ? readHtml(html) : null) ?? readTabbed(data.getData('text/plain'))
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null
}

// A column of one has no tab that would tell its commas from separators.
const readTabbed = (text: string) => (/[\t\n]/.test(text.trim()) ? readSheet(text, '\t') : [[text]])

function readHtml(html: string): string[][] | null {
  const source = /<table\b/i.test(html) ? html : `<table>${html}</table>`
  const table = new DOMParser().parseFromString(source, 'text/html').querySelector('table')
  if (!table) return null
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell.textContent.replace(/\s+/g, ' ').trim(),
      ...Array.from({ length: Math.min(cell.colSpan, 20) - 1 }, () => ''),
    ]),
  )
}
