import 'server-only'
import { figureStorage, readObject, writeObject } from '../gateway'
import { isWhole } from '../rules/checksum'
import type { FigureRow } from '../types'
import type { MovedFigures, Place } from './types'
import { inTransaction, Prisma, select, type Queries } from '@/lib/core/server/db'

/** Moved at the same time: what takes long is the way to the storage and back. */
const AT_ONCE = 4
const BATCH = 500

/**
 * Moves the bytes of every figure to the object storage or into the database, and tells `onMoved` of each.
 * The place that they leave is given up when what the other holds has been read back and compared, so a
 * figure can be read at every moment, and whoever is interrupted begins again where the move ended. An object
 * that was brought into the database stays for the backups that name it, until the cleaning job removes it.
 * Figures whose bytes are not those of their checksum stay where they are, and their ids are returned. Throws
 * SERVICE_UNAVAILABLE where the storage is away.
 */
export async function moveFigures(to: Place, onMoved: () => void): Promise<MovedFigures> {
  // A storage that is not set up is said before anything is begun.
  figureStorage()
  const moved: MovedFigures = { moved: 0, damaged: [] }
  const ids = idsOutside(to)
  async function moveRest(): Promise<void> {
    for await (const id of { [Symbol.asyncIterator]: () => ({ next: () => ids.next() }) }) {
      const outcome = await inTransaction((client) => move(client, id, to))
      if (outcome === 'damaged') moved.damaged.push(id)
      if (outcome !== 'moved') continue
      moved.moved++
      onMoved()
    }
  }
  const lanes = Array.from({ length: AT_ONCE }, () =>
    moveRest().catch(async (error: unknown) => {
      // No further one is begun; those under way end before this does.
      await ids.return(undefined)
      throw error
    }),
  )
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return moved
}

/** Returns how many figures are not where they are to go. */
export async function countOutside(to: Place): Promise<number> {
  const [row] = await select<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM figures WHERE (bytes IS NULL) = ${to === 'database'}`,
  )
  return row?.count ?? 0
}

async function* idsOutside(to: Place): AsyncGenerator<string, undefined> {
  for (let after = ''; ;) {
    const rows = await select<{ id: string }>(Prisma.sql`
      SELECT id FROM figures WHERE id > ${after} AND (bytes IS NULL) = ${to === 'database'}
      ORDER BY id LIMIT ${BATCH}`)
    for (const { id } of rows) yield id
    if (rows.length < BATCH) return undefined
    after = rows.at(-1)!.id
  }
}

/**
 * The row is locked meanwhile, as the cleaning job locks it: neither removes what the other begins to need.
 * Articles that show the figure can be saved.
 */
async function move(client: Queries, id: string, to: Place): Promise<'moved' | 'damaged' | 'gone'> {
  const { rows } = await client.query<FigureRow>(
    'SELECT id, mime, sha256, bytes FROM figures WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  )
  const [figure] = rows
  // Deleted, or moved by another run, since its id was read.
  if (!figure || (figure.bytes === null) !== (to === 'database')) return 'gone'
  return to === 'storage' ? toStorage(client, figure) : toDatabase(client, figure)
}

async function toStorage(client: Queries, { id, mime, sha256, bytes }: FigureRow) {
  if (!bytes || !isWhole(bytes, sha256)) return 'damaged'
  await writeObject(id, bytes, mime)
  const back = await readObject(id)
  if (!back || !isWhole(back, sha256)) return 'damaged'
  await client.query('UPDATE figures SET bytes = NULL WHERE id = $1', [id])
  return 'moved'
}

async function toDatabase(client: Queries, { id, sha256 }: FigureRow) {
  const bytes = await readObject(id)
  if (!bytes || !isWhole(bytes, sha256)) return 'damaged'
  await client.query('UPDATE figures SET bytes = $2 WHERE id = $1', [id, bytes])
  return 'moved'
}
