/**
 * Returns a value quoted as RFC 4180 says; a text that a spreadsheet would take for a formula is made a text.
 * What parts cells elsewhere, a semicolon or a tab, is quoted too: nobody takes it for that.
 */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns rows, the names of the columns first, as a spreadsheet reads them. */
export const csvFrom = (rows: (string | number)[][]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'

/**
 * Returns a text of CSV as a file has it. Without a mark a spreadsheet reads a file in the encoding of its
 * own system, and shows other characters for m² and γ.
 */
export const markedCsv = (csv: string): string => (/[^\0-\x7f]/.test(csv) ? `\uFEFF${csv}` : csv)

/** Returns a text as it was before `csvFrom` made it safe for spreadsheets. */
export const asWritten = (cell: string): string => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell)
