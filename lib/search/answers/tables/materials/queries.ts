import 'server-only'
import { originOf } from '../origin/queries'
import { tableOf, withWords } from '../rules/data-tables'
import { atRows } from '../rules/found-tables'
import { shownCells } from '../../rules/cells'
import { cellsOfMaterial, isOfMaterial, type MaterialAsked } from '../../../rules/materials'
import type { SaidValues } from '../../../types'
import type { Verified } from '@/lib/auth/viewer'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { Table } from '@/lib/calculations/types'

/**
 * Returns the rows of the one table that has what is asked of a material or of a use; where several have it,
 * the page leads to their rows. Null where a table of that material alone has it, too.
 */
export async function fromMaterials(
  viewer: Verified,
  asked: MaterialAsked,
): Promise<Partial<SaidValues> | null> {
  const tables = [...(await currentTables()).values()]
  const found = tables.flatMap((table) => {
    const cells = hasColumn(table, asked.property.of) ? cellsOfMaterial(tableOf(table), asked) : null
    return cells ? [{ table, cells }] : []
  })
  const [first] = found
  const others = tables.filter((table) => !hasColumn(table, asked.property.of))
  if (!first || others.some((table) => isOfMaterial(tableOf(table), asked))) return null
  if (found.length > 1) return { readings: found.flatMap(({ table, cells }) => atRows(table, cells.rows)) }
  const { table, cells } = first
  const known = tableOf(table)
  const shown = shownCells(known, { ...cells, shown: [...cells.naming, ...cells.columns] }, (text) => text)
  return {
    answer: { ...withWords(shown, known, cells.columns), ...(await originOf(viewer, table, cells)) },
  }
}

const hasColumn = ({ fields }: Pick<Table, 'fields'>, column: string) =>
  fields.some(({ name }) => name === column)
