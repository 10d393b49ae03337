import 'server-only'
import { ARTICLES, PASSAGES } from '../indexing/constants'
import type { SynonymInput } from './schema'
import type { Synonym } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'

/** Adds a meaning; the worker reads everything again with it. Throws CONFLICT where it is there already. */
export async function addSynonym(viewer: Admin, { names }: SynonymInput): Promise<Synonym> {
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.searchSynonym.create({
        data: { names: names.join('|') },
        select: { id: true },
      })
      await record(tx, viewer, {
        action: 'synonym.create',
        ...synonym(id),
        after: { names: names.join(', ') },
      })
      await readAgain(tx)
      return { id, names }
    })
  } catch (error) {
    const taken = 'These names are there already'
    if (isUniqueViolation(error)) throw conflict(taken, [{ path: 'names', message: taken }])
    throw error
  }
}

/** Throws NOT_FOUND. */
export const deleteSynonym = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    const before = await tx.searchSynonym.findUnique({ where: { id }, select: { names: true } })
    const { count } = await tx.searchSynonym.deleteMany({ where: { id } })
    if (!before || count === 0) throw notFound('Synonym')
    await record(tx, viewer, {
      action: 'synonym.delete',
      ...synonym(id),
      before: { names: before.names.replaceAll('|', ', ') },
    })
    await readAgain(tx)
  })

const synonym = (id: number) => ({ targetType: 'synonym', targetId: id })

/** Marks every document to be indexed again, because the index stores the concepts of each text. */
const readAgain = (tx: Tx) =>
  tx.$executeRaw`INSERT INTO search_changes (space, id) SELECT space, id FROM search_documents WHERE space IN (${ARTICLES}, ${PASSAGES})`
