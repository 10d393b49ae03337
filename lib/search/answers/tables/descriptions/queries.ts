import 'server-only'
import { originOf } from '../origin/queries'
import { fromTables } from '../queries'
import { tableOf, withWords } from '../rules/data-tables'
import { atRows, MOST_TABLES } from '../rules/found-tables'
import { isOfSections } from '../rules/sections'
import { fromArticles } from '../../articles/queries'
import { inSight, shownCells } from '../../rules/cells'
import type { Candidate } from '../../types'
import { cellsDescribed, rowsMeant, type DescribedValue } from '../../../rules/described'
import { agree, valuesOf } from '../../../rules/values'
import type { FoundTable } from '../../../types'
import type { Verified } from '@/lib/auth/viewer'
import { currentTables } from '@/lib/calculations/tables/queries'

/**
 * Returns the rows of the same tables whose columns a question describes in words. What another table, or an
 * article of those found, says of the same symbol and row must be the same.
 */
export async function fromDescriptions(
  viewer: Verified,
  described: DescribedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const table of (await currentTables()).values()) {
    const known = tableOf(table)
    const found = cellsDescribed(known, described)
    if (!found) continue
    const { cells, keys } = found
    const columns = cells.columns.map((index) => known.columns[index]!)
    candidates.push({
      from: 'table',
      begun: null,
      values: valuesOf(known, cells),
      answer: async () => {
        for (const [at, { symbol, letter }] of columns.entries()) {
          if (symbol === null) continue
          const own = valuesOf(known, { rows: cells.rows, columns: [cells.columns[at]!] })
          const asked = {
            symbols: new Set([symbol]),
            letter,
            names: new Set<string>(),
            rest: keys,
            years: [],
            measured: null,
          }
          const others = [...(await fromTables(viewer, asked)), ...(await fromArticles(viewer, asked, ids))]
          if (others.some((other) => other !== 'several' && !agree(other.values, own))) return null
        }
        const shown = shownCells(known, inSight(known, cells, 0), (text) => text)
        return {
          ...withWords(shown, known, cells.columns),
          ...(await originOf(viewer, table, cells)),
        }
      },
    })
  }
  return candidates
}

/**
 * Returns the rows that a question may mean beside what it describes, where that is no answer; none of
 * sections, which their own tables name.
 */
export async function readingsOf(described: DescribedValue): Promise<FoundTable[]> {
  const found = [...(await currentTables()).values()].flatMap((table) =>
    isOfSections(table) ? [] : atRows(table, rowsMeant(tableOf(table), described).rows),
  )
  return found.length > MOST_TABLES ? [] : found
}
