import 'server-only'
import { ORPHAN_DAYS, UNUSED_DAYS } from '../constants'
import { hasStorage, objectIds, removeObject } from '../gateway'
import { inTransaction, Prisma, db, select } from '@/lib/core/server/db'

/**
 * Removes the objects of uploads that failed and of figures that were deleted, a day later, and those of
 * figures that are in the database again, 30 days later. Returns how many. Throws StorageError while the
 * storage is away.
 */
export async function purgeFigureObjects(): Promise<number> {
  if (!hasStorage()) return 0
  for await (const ids of objectIds()) await noteUnused(ids)
  const due = await select<{ id: string }>(Prisma.sql`
    SELECT id FROM unused_figure_objects unused
    WHERE since < now() - make_interval(days => CASE
      WHEN EXISTS (SELECT FROM figures WHERE figures.id = unused.id) THEN ${UNUSED_DAYS}::int ELSE ${ORPHAN_DAYS}::int END)`)
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
