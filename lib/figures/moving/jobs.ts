import 'server-only'
import { UNUSED_DAYS } from '../constants'
import { hasStorage, objectIds, removeObject } from '../gateway'
import { inTransaction, Prisma, db, select } from '@/lib/core/server/db'

/**
 * Removes objects that no figure has needed for 30 days: of uploads that failed, of figures that were
 * deleted, or that are in the database again. Returns how many. Throws StorageError while the storage is
 * away.
 */
export async function purgeFigureObjects(): Promise<number> {
  if (!hasStorage()) return 0
  for await (const ids of objectIds()) await noteUnused(ids)
  const due = await select<{ id: string }>(Prisma.sql`
    SELECT id FROM unused_figure_objects WHERE since < now() - make_interval(days => ${UNUSED_DAYS})`)
  let removed = 0
  for (const { id } of due) if (await removeUnused(id)) removed++
  return removed
}

/** Notes which of these objects are not needed, once, and forgets those that are needed again. */
async function noteUnused(ids: string[]): Promise<void> {
  await db.$executeRaw`
    WITH found AS (SELECT unnest(${ids}::text[]) AS id),
      needed AS (SELECT id FROM figures WHERE id = ANY (${ids}::text[]) AND bytes IS NULL),
      forgotten AS (DELETE FROM unused_figure_objects WHERE id IN (SELECT id FROM needed))
    INSERT INTO unused_figure_objects (id) SELECT id FROM found WHERE id NOT IN (SELECT id FROM needed)
    ON CONFLICT DO NOTHING`
}

/**
 * Returns whether the object was removed; not where its figure has come back to it. The lock is that of
 * moving a figure.
 */
const removeUnused = (id: string): Promise<boolean> =>
  inTransaction(async (client) => {
    const { rows } = await client.query<{ needed: boolean }>(
      'SELECT bytes IS NULL AS needed FROM figures WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    )
    const isUnused = !rows[0]?.needed
    if (isUnused) await removeObject(id)
    await client.query('DELETE FROM unused_figure_objects WHERE id = $1', [id])
    return isUnused
  })
