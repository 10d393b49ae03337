import type { FoundCells, ValueTable } from './value-tables'

const UNITS: Readonly<Record<string, number>> = { 'kN/mm²': 1000, GPa: 1000, 'N/mm²': 1, MPa: 1 }

/** A value as it is written; as a number in one unit with half of its last digit, where it is one. */
export type Value = { text: string; number: number | null; within: number }

const NUMBER = /^\d+(?:\.(\d+))?$/

/** Returns a value of a cell; `unit` is what one of it is in the unit in which values are compared. */
export function valueOf(text: string, unit = 1): Value {
  const cell = text.replace(/,/g, '.')
  const decimals = NUMBER.exec(cell)
  if (!decimals) return { text: cell, number: null, within: 0 }
  return { text: cell, number: Number(cell) * unit, within: (10 ** -(decimals[1]?.length ?? 0) / 2) * unit }
}

/** Returns the values of cells in one unit, each once and in ascending order. */
export function valuesOf(table: ValueTable, { rows, columns }: FoundCells): Value[] {
  const values = rows.flatMap((row) =>
    columns.map((column) => {
      const unit = /\(([^()]+)\)\s*$/.exec(table.columns[column]!.head)?.[1] ?? ''
      return valueOf(table.rows[row]![column]!, UNITS[unit] ?? 1)
    }),
  )
  return [...new Map(values.map((value) => [`${value.number ?? value.text}`, value])).values()].sort(
    (one, other) => (one.number ?? 0) - (other.number ?? 0) || one.text.localeCompare(other.text),
  )
}

/**
 * Whether two sources say the same: number by number the same, as far as the one with fewer digits says it. A
 * table that is printed in whole GPa agrees with one that is computed to a tenth.
 */
export const agree = (some: readonly Value[], others: readonly Value[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index]!
    if (one.number === null || other.number === null) return one.text === other.text
    return Math.abs(one.number - other.number) <= (one.within + other.within) * (1 + 1e-9)
  })
