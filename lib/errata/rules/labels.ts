import { shorten } from '@/lib/core/text'

/** Characters of a row's first cell that its label has. */
const NAME_MAX = 60

type Row = { table: number; row: number; first: string; isHead: boolean }

/**
 * Returns how a row of a table is called: "Table 2, row C30/37"; by its number where its first cell is empty.
 * Tables are counted from 1 in the text, rows in their table.
 */
export function rowLabel({ table, row, first, isHead }: Row): string {
  if (isHead) return `Table ${table}, heading`
  return `Table ${table}, row ${shorten(first.trim().replace(/\s+/g, ' '), NAME_MAX) || row}`
}

/** Returns how a line of a calculation is called: "Calculation, line 7"; numbered where there are more. */
export const lineLabel = (sheet: number, sheets: number, line: number): string =>
  `Calculation${sheets > 1 ? ` ${sheet}` : ''}, line ${line}`

/** Returns how the answer of an exercise is called: "Exercise 3, answer". */
export const answerLabel = (exercise: number): string => `Exercise ${exercise}, answer`

/** Returns the label of a reported row, line or answer and its words; null of any other passage. */
export function labelled(passage: string): { label: string; words: string } | null {
  const [, label, words] =
    /^((?:Table \d+, (?:heading|row )|Calculation(?: \d+)?, line |Exercise \d+, answer)[^\n]*)\n(.+)$/s.exec(
      passage,
    ) ?? []
  return label === undefined || words === undefined ? null : { label, words }
}
