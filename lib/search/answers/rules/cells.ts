import { isValue, type FoundCells, type ValueTable } from '../../rules/value-tables'

/** The most rows that are an answer, and not a table to be read where it stands. */
export const MOST_ROWS = 8

/** A row that is wider is shown by what names it and what answers; the table has the rest. */
const MOST_COLUMNS = 8

/** Returns which columns of a row are shown: all up to `most`, or those with names, conditions and answer. */
export function inSight(
  table: ValueTable,
  found: FoundCells,
  most = MOST_COLUMNS,
): FoundCells & { shown: number[] } {
  const all = table.columns.map((_, index) => index)
  const isSaid = (index: number) =>
    index === 0 ||
    found.columns.includes(index) ||
    found.rows.some((row) => !isValue(table.rows[row]![index]!))
  return { ...found, shown: all.length > most ? all.filter(isSaid) : all }
}

/** Returns the name of a row of which a question has the beginning; null where it has the whole. */
export const begunRow = ({ rows }: ValueTable, { rows: [row], areBegun }: FoundCells): string | null =>
  areBegun && row !== undefined ? (rows[row]![0] ?? null) : null

/** Returns cells as they are shown: the heads, the rows, and which of the columns answer. */
export const shownCells = (
  { columns, rows }: ValueTable,
  { shown, ...found }: FoundCells & { shown: number[] },
  write: (text: string) => string,
) => ({
  heads: shown.map((index) => write(columns[index]!.head)),
  rows: found.rows.map((row) => shown.map((index) => write(rows[row]![index]!))),
  answering: found.columns.map((index) => shown.indexOf(index)),
})
