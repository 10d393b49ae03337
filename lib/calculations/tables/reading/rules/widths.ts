import { plainName } from '../../../rules/names'
import type { Table } from '../../../types'
import { cellText, numericFields } from './view'

/** Widths in rem, as the page sets them: a figure, a letter of a value or symbol, and one of small words. */
const FIGURE = 0.53
const LETTER = 0.5
const SMALL_LETTER = 0.43
/** The space beside the content of a cell. */
const PADDING = 1.5
/** The box that chooses a row, and the arrow of a sorted column. */
const BOX = 1.75
const ARROW = 1.25
/** Longer texts go on in a second line. */
const LONGEST_TEXT = 26
const LEAST = 5

/**
 * Returns the width of each column in rem, wide enough for its longest value, its symbol with its unit, and
 * the longest word of what it stands for. Columns of fixed width stay where they are while rows arrive, are
 * filtered and sorted, and while a typeface comes.
 */
export function columnWidths(table: Pick<Table, 'fields' | 'rows'>): number[] {
  const numeric = numericFields(table)
  return table.fields.map(({ name, unit, words }, index) => {
    const longest = Math.max(0, ...table.rows.map((row) => cellText(row[index]!).length))
    const isKey = index === 0
    const cell =
      isKey || numeric[index] ? longest * FIGURE : Math.min(longest, LONGEST_TEXT) * LETTER + LETTER
    const head = (plainName(name).length + (unit ? unit.length + 1 : 0)) * LETTER + ARROW
    const word = Math.max(0, ...(words ?? '').split(/[\s-]+/).map((one) => one.length)) * SMALL_LETTER
    const widest = Math.max(cell + (isKey ? BOX : 0), head, word) + PADDING
    return Math.max(widest, words ? LEAST + PADDING : LEAST)
  })
}
