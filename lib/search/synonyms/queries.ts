import 'server-only'
import { SYNONYMS } from '../rules/vocabulary'
import type { Synonym } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'

/** What administrators added, newest first. */
export async function listSynonyms(_viewer: Admin): Promise<Synonym[]> {
  const rows = await db.searchSynonym.findMany({
    orderBy: { id: 'desc' },
    take: 1000,
    select: { id: true, names: true },
  })
  return rows.map(({ id, names }) => ({ id, names: names.split('|') }))
}

/** The reviewed synonyms that come with the product. */
export const reviewedSynonyms = (_viewer: Admin): string[][] => SYNONYMS.map((line) => line.split('|'))
