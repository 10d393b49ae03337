import type { Range } from './measures'
import { codesOf, exactTerms } from './terms'

/** A column of a table: what it says, its symbol as a search term, and the other words of its head. */
export type Column = {
  head: string
  symbol: string | null
  /** The first character of the symbol as written: q and Q are two symbols, and one search term. */
  letter: string
  name: string
  words: ReadonlySet<string>
  /** What the symbol stands for, in the words of a table of calculations; empty where none are given. */
  description: string
}

/** A table of values: cells as written, and the terms of all that stands around it. */
export type ValueTable = {
  columns: Column[]
  rows: string[][]
  /** A symbol whose values the whole table holds. */
  symbol: string | null
  context: ReadonlySet<string>
  /** What its title or caption says that it holds for: "thickness up to 40 mm". */
  holdsFor: Range | null
  /** Whether it is named by its symbol alone, as a table that calculations choose from is. */
  named: boolean
}

/** The rows and columns that answer, in their order; `areBegun` where the question begins a name: GL24. */
export type FoundCells = { rows: number[]; columns: number[]; areBegun?: boolean }

/** A number as tables write it, or a range of two. */
const VALUE = /^[−-]?\d+(?:[.,\s]\d+)*(?:\s?(?:to|–|-)\s?\d+(?:[.,\s]\d+)*)?$/
export const isValue = (cell: string): boolean => VALUE.test(cell.trim())

/**
 * Returns which cells name the rows of a column, from the first to behind the last: those with words that
 * stand together before it. Beside each other in one table two lists have names of their own.
 */
function labelsOf({ columns, rows }: ValueTable, column: number): [from: number, to: number] {
  const hasWords = columns.map(
    (_, index) => index === 0 || rows.some((row) => /\p{L}/u.test(row[index]!) && !isValue(row[index]!)),
  )
  const last = hasWords.lastIndexOf(true, Math.max(0, column - 1))
  return [hasWords.lastIndexOf(false, last) + 1, last + 1]
}

/**
 * What names each row of a column, from the cell `from` on: its terms, and the codes in it with the
 * beginnings of grades: C40 of C40/50.
 */
export type NamesOfRows = { from: number; labels: ReadonlySet<string>[]; begun: ReadonlySet<string>[] }

/** Tables are asked by every question, and change seldom. */
const namesByColumn = new WeakMap<ValueTable, NamesOfRows[]>()

/** Returns what names the rows of a column. */
export function namesOfRows(table: ValueTable, column: number): NamesOfRows {
  const known = namesByColumn.get(table) ?? namesOfColumns(table)
  namesByColumn.set(table, known)
  return known[column]!
}

function namesOfColumns(table: ValueTable): NamesOfRows[] {
  const made = new Map<string, NamesOfRows>()
  return table.columns.map((_, column) => {
    const [from, to] = labelsOf(table, column)
    const place = `${from} ${to}`
    const termsOfRows = (termsIn: (cell: string) => string[]) =>
      table.rows.map((row) => new Set(row.slice(from, to).flatMap(termsIn)))
    const names = made.get(place) ?? { from, labels: termsOfRows(exactTerms), begun: termsOfRows(codesOf) }
    made.set(place, names)
    return names
  })
}
