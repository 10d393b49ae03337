import 'server-only'
import { tableOf } from '../rules/data-tables'
import { rowsMeant, saysWhich, type DescribedValue } from '../../../rules/described'
import { namesOfRows } from '../../../rules/value-tables'
import type { DirectAnswer } from '../../../types'
import { currentTables } from '@/lib/calculations/tables/queries'
import { dataAddress } from '@/lib/calculations/tables/reading/rules/view'

/**
 * Whether what a question describes is said of a grade, and of one that it begins: C30 is timber, or C30/37.
 */
export async function isOfTwoGrades(described: DescribedValue): Promise<boolean> {
  const found = [...(await currentTables()).values()].flatMap((table) => {
    const { rows, areBegun } = rowsMeant(tableOf(table), described)
    return rows.length > 0 ? [areBegun] : []
  })
  return found.includes(true) && found.includes(false)
}

/**
 * Returns that the grade of an answer begins the name of another one, of which no value is stated: C30 of
 * timber, and C30/37. Null where the question says which is meant, by a symbol of the column or in words.
 */
export async function remarkOnGrade(described: DescribedValue, answer: DirectAnswer): Promise<string | null> {
  const tables = [...(await currentTables()).values()]
  const answering = tables.find(({ name }) => dataAddress(name) === answer.table)
  const [key, ...others] = described.terms.filter((term) => /^#[a-z]+\d/.test(term))
  if (!answering || key === undefined || others.length > 0) return null
  if (saysWhich(tableOf(answering), key, described)) return null
  for (const table of tables.filter((each) => each !== answering)) {
    const { labels, begun } = namesOfRows(tableOf(table), 0)
    const row = begun.findIndex((names, at) => names.has(key) && !labels[at]!.has(key))
    const hasOwn = labels.some((names) => names.has(key))
    if (row >= 0 && !hasOwn)
      return `${key.slice(1).toUpperCase()} may also mean ${String(table.rows[row]![0])}, of which “${table.title}” states no such value.`
  }
  return null
}
