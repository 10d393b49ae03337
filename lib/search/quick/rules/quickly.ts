import { isValue } from '../../rules/value-tables'
import type { DirectAnswer, Disagreement, FoundTable, QuickAnswer, SaidValues } from '../../types'

/** Rows and columns of a table that fit into one line. */
const [MOST_ROWS, MOST_COLUMNS] = [3, 4]

/** Returns what is said of a question in one line; null where nothing is. */
export function quickly(
  { answer, differing, outside, missing, readings }: SaidValues,
  tables: readonly FoundTable[],
): QuickAnswer | null {
  if (differing)
    return {
      label: 'Direct answer',
      text: valuesOf(differing),
      about: 'What the library says depends on the source',
    }
  if (answer)
    return {
      label: 'Direct answer',
      text: lineOf(answer),
      about: answer.remark ? `${answer.title}. ${answer.remark}` : answer.title,
    }
  if (missing)
    return {
      label: 'Not in the data',
      text: `No table of the library has ${missing.typed}`,
      about: missing.near.map(({ title, keys }) => `${title} has ${keys.join(' and ')}`).join('; '),
    }
  if (outside)
    return {
      label: 'Not in the data',
      text: `No table of the library has a value for ${outside.condition}`,
      about: `${outside.title} goes ${outside.range}`,
    }
  const named = [...readings, ...tables].filter(({ rows }) => rows !== null)
  return named.length > 0
    ? {
        label: 'In the data',
        text: named.map(({ rows }) => rows).join(', '),
        about: named.map(({ title }) => title).join(', '),
      }
    : null
}

const valuesOf = ({ symbol, sides }: Disagreement): string =>
  `${symbol}: ${[...new Set(sides.map(({ value }) => value))].join(' or ')}`

/** Returns what names a row beside what answers: its words before its first value, "B, offices". */
const nameOf = (cells: readonly string[], answering: readonly number[]): string =>
  cells
    .filter((cell, column) => column === 0 || (column < Math.min(...answering) && !isValue(cell)))
    .join(', ')

function lineOf({ heads, rows, answering }: DirectAnswer): string {
  if (rows.length > MOST_ROWS) return `${rows.length} rows of the table`
  const asked = answering.length > 0 ? answering : heads.map((_, column) => column)
  const columns = asked.filter((column) => column > 0).slice(0, MOST_COLUMNS)
  return rows
    .map((cells) => {
      const values = columns.map((column) => withUnit(heads[column] ?? '', cells[column] ?? ''))
      const name = answering.length > 0 ? nameOf(cells, answering) : cells[0]!
      return values.length > 0 ? `${name}: ${values.join(', ')}` : name
    })
    .join('; ')
}

/** "W_pl,y (cm³), major axis" and "628.4" as an engineer writes them: W_pl,y = 628.4 cm³ (major axis). */
function withUnit(head: string, cell: string): string {
  const [, name, unit, words] = /^(.*?) \(([^()]+)\)(?:, (.+))?$/.exec(head) ?? []
  const value = name && unit ? `${name} = ${cell} ${unit}` : `${head} = ${cell}`
  return words ? `${value} (${words})` : value
}
