/**
 * Returns a value quoted as RFC 4180 says; a text that a spreadsheet would take for a formula is made a text.
 */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns rows, the names of the columns first, as a spreadsheet reads them. */
export const csvFrom = (rows: (string | number)[][]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
