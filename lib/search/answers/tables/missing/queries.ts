import 'server-only'
import { tableOf } from '../rules/data-tables'
import { MOST_NEAR, nearIn } from '../rules/found-tables'
import { familiesOf, isOfSections, nearSections, tablesNaming } from '../rules/sections'
import { sectionsNamed } from '../../../rules/designations'
import { askedRow, hasProperty, hasRow, nearestRows } from '../../../rules/missing'
import type { MissingRow } from '../../../types'
import { currentTables } from '@/lib/calculations/tables/queries'

/**
 * Returns the row that a question asks a value of, where no table has it and others have that value: M21
 * beside “As”, GL99h beside “fmk”, UPE 200 beside “Iz”. Null for every other question.
 */
export async function missingRow(question: string): Promise<MissingRow | null> {
  const row = askedRow(question)
  if (!row) return null
  const tables = [...(await currentTables()).values()]
  const sections = sectionsNamed(question)
  const [section] = sections
  if (section) {
    const ofSections = tables.filter(isOfSections)
    const isMissing = sections.length === 1 && tablesNaming(section, ofSections).length === 0
    return isMissing && ofSections.some((table) => hasProperty(tableOf(table), row))
      ? { typed: section.typed, families: familiesOf(ofSections), near: nearSections(section, ofSections) }
      : null
  }
  if (tables.some((table) => hasRow(tableOf(table), row.term))) return null
  const near = tables
    .map((table) => ({ table, ...nearestRows(tableOf(table), row) }))
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ table, rows }) => nearIn(table, rows))
    .slice(0, MOST_NEAR)
  return near.length > 0 ? { typed: row.typed, families: [], near } : null
}
