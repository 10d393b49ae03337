/**
 * What the wizard edits. Cells are stored as they were typed, by the id of their column; a formula's are
 * computed and never stored.
 */
export type ColumnType = 'text' | 'number' | 'formula'
export type WizardColumn = { id: string; name: string; type: ColumnType; unit: string; formula: string }
export type WizardRow = { id: string; cells: Record<string, string> }
export type WizardTable = { columns: WizardColumn[]; rows: WizardRow[] }

export const MOST_COLUMNS = 20
export const MOST_ROWS = 200

let last = 0
/** The time, or one more where two are made at once. */
export const newId = () => String((last = Math.max(Date.now(), last + 1)))

export const newColumn = (name: string, change: Partial<WizardColumn> = {}): WizardColumn => ({
  id: newId(),
  name,
  type: 'text',
  unit: '',
  formula: '',
  ...change,
})

/** The first "Header 4" that no column is called. */
export function freeName(columns: WizardColumn[]): string {
  let at = columns.length + 1
  while (columns.some(({ name }) => name.trim() === `Header ${at}`)) at++
  return `Header ${at}`
}

/**
 * What is wrong with the names of columns, by their ids. A name that the table was opened with may stay as it
 * is.
 */
export function nameProblems({ columns }: WizardTable, start: WizardTable): Map<string, string> {
  const problems = new Map<string, string>()
  for (const { id, name } of columns) {
    const wanted = name.trim()
    if (start.columns.some((column) => column.id === id && column.name.trim() === wanted)) continue
    if (!wanted) problems.set(id, 'Please name the column')
    else if (columns.some((other) => other.id !== id && other.name.trim() === wanted))
      problems.set(id, `Another column is called ${wanted}`)
  }
  return problems
}

/** A table of these columns, its rows given in their order. */
export function tableOf(columns: WizardColumn[], rows: string[][]): WizardTable {
  return {
    columns,
    rows: rows.map((cells) => ({
      id: newId(),
      cells: Object.fromEntries(columns.map(({ id }, at) => [id, cells[at] ?? ''])),
    })),
  }
}

export const blankTable = () =>
  tableOf(
    ['Header 1', 'Header 2', 'Header 3'].map((name) => newColumn(name)),
    [[], []],
  )

/** As Excel writes numbers: 1,234.5 and − for the minus. Null for what is no number. */
export function numberIn(typed: string): number | null {
  const text = typed.trim().replace(/^−/, '-')
  const plain = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i.test(plain) ? Number(plain) : null
}

/** The column's head as readers see it. */
export const headOf = ({ name, unit }: Pick<WizardColumn, 'name' | 'unit'>) =>
  unit.trim() ? `${name.trim()} (${unit.trim()})` : name.trim()

export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const others = items.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

export const isIdentifier = (name: string) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)

/** The formula after a column that it names got another name. */
export function renameIn(formula: string, from: string, to: string): string {
  const named = isIdentifier(to) ? to : `[${to}]`
  const [was, is] = [from.trim(), named]
  // A bracket that nobody closes goes to the end: looked for from each one, it would take long.
  return formula.replace(/\[([^\]]*)(?:\]|$)|[\p{L}_][\p{L}\p{N}_]*/gu, (token, bracketed?: string) => {
    if (bracketed !== undefined && !token.endsWith(']')) return token
    if (bracketed !== undefined) return bracketed.trim() === was ? `[${to}]` : token
    return token === was ? is : token
  })
}

/** Puts a pasted block at a cell; the table grows for it, up to its limits. */
export function withBlock(
  table: WizardTable,
  at: { row: number; column: number },
  block: string[][],
): WizardTable {
  const width = Math.min(MOST_COLUMNS, at.column + Math.max(0, ...block.map((line) => line.length)))
  const height = Math.min(MOST_ROWS, at.row + block.length)
  const columns = [...table.columns]
  while (columns.length < width) columns.push(newColumn(freeName(columns)))
  const rows = [...table.rows]
  while (rows.length < height) rows.push({ id: newId(), cells: {} })
  return {
    columns,
    rows: rows.map((row, index) => {
      const line = block[index - at.row]
      if (!line) return row
      const pasted = columns.flatMap(({ id, type }, place) => {
        const cell = line[place - at.column]
        return cell === undefined || type === 'formula' ? [] : [[id, typed(cell, type)] as const]
      })
      return { ...row, cells: { ...row.cells, ...Object.fromEntries(pasted) } }
    }),
  }
}

/** A column of numbers holds them as a field of numbers can show them. */
export function typed(cell: string, type: ColumnType): string {
  const number = type === 'number' ? numberIn(cell) : null
  if (number === null) return cell.trim()
  return cell.trim().replace(/^−/, '-').replace(/^\+/, '').replaceAll(',', '')
}

/**
 * A table of a sheet whose first line names the columns; a column of nothing but numbers is one of numbers.
 */
export function tableFromSheet(sheet: string[][]): WizardTable {
  const [heads = [], ...lines] = sheet.slice(0, MOST_ROWS + 1)
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...sheet.map((line) => line.length)))
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = lines.map((line) => line[at]?.trim() ?? '').filter(Boolean)
    const ofNumbers = cells.length > 0 && cells.every((cell) => numberIn(cell) !== null)
    const head = heads[at]?.trim() ?? ''
    const found = ofNumbers ? /^(.*\S) ?\(([^()]{1,20})\)$/.exec(head) : null
    return newColumn(found?.[1] ?? (head || `Header ${at + 1}`), {
      type: ofNumbers ? 'number' : 'text',
      unit: found?.[2]?.trim() ?? '',
    })
  })
  return tableOf(
    columns,
    lines.map((line) => columns.map(({ type }, at) => typed(line[at] ?? '', type))),
  )
}
