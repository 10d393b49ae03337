import 'server-only'
import { namesOf, tableOf } from '../rules/data-tables'
import { MOST_TABLES } from '../rules/found-tables'
import { atSections, isOfSections } from '../rules/sections'
import { isAbout, wordsOf } from '../../../rules/described'
import { sectionsNamed } from '../../../rules/designations'
import type { FoundTable } from '../../../types'
import { currentTables } from '@/lib/calculations/tables/queries'
import { dataAddress } from '@/lib/calculations/tables/reading/rules/view'

/**
 * Returns the tables of the data that have sections which a question names, at their rows: "IPE 300 S355
 * bending", "HE 200" of several series; else those that it asks for as such: "mesh areas", "partial factors".
 */
export async function tablesAbout(question: string): Promise<FoundTable[]> {
  const asked = wordsOf(question)
  if (!asked) return []
  const tables = [...(await currentTables()).values()]
  const sections = sectionsNamed(question)
  const ofSections = tables.filter(isOfSections).flatMap((table) => atSections(table, sections))
  const found =
    ofSections.length > 0
      ? ofSections
      : tables
          .filter((table) => isAbout(tableOf(table), namesOf(table), asked))
          .map(({ name, title, source }) => ({ title, source, rows: null, address: dataAddress(name) }))
  return found.length > MOST_TABLES ? [] : found
}
