/** Quoted as RFC 4180 says; what a spreadsheet would take for a formula is made a text. */
function cell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of texts, the names of the columns first, as a spreadsheet reads them. */
export const csvFrom = (rows: string[][]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
