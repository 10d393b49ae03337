import 'server-only'
import { holdCorrections, readAs } from '../mutations'
import { parseReference } from '../rules/parse'
import { entryOf, lineOf } from './queries'
import type { CorrectionInput } from './schema'
import type { ReferenceEntry } from './types'
import { record } from '@/lib/audit/mutations'
import { enqueue } from '@/lib/jobs/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict } from '@/lib/core/errors'

/**
 * Says what a line means, in every article that has it and in those that will; it outlives saving and newer
 * parsers. Throws NOT_FOUND.
 */
export async function correctReference(
  viewer: Admin,
  id: string,
  input: CorrectionInput,
): Promise<ReferenceEntry> {
  await db.$transaction(async (tx) => {
    await holdCorrections(tx)
    const line = await lineOf(tx, id)
    const before = await meaningOf(tx, id)
    await tx.$executeRaw`DELETE FROM reference_corrections WHERE md5(line) = ${id}`
    await tx.referenceCorrection.create({
      data: { ...input, line, correctedById: viewer.id },
      select: { id: true },
    })
    await readAs(tx, line, { ...input, corrected: true })
    await enqueue(tx, 'cite-corrected', { line: id })
    await record(tx, viewer, {
      action: 'reference.correct',
      ...about(id),
      before: { ...before, line },
      after: { ...input, line },
    })
  })
  return entryOf(viewer, id)
}

/**
 * Takes a correction back: the line means again what the parser makes of it. Throws NOT_FOUND, CONFLICT where
 * nothing is corrected.
 */
export async function undoCorrection(viewer: Admin, id: string): Promise<ReferenceEntry> {
  await db.$transaction(async (tx) => {
    await holdCorrections(tx)
    const line = await lineOf(tx, id)
    const before = await meaningOf(tx, id)
    const gone = await tx.$executeRaw`DELETE FROM reference_corrections WHERE md5(line) = ${id}`
    if (gone === 0) throw conflict('This reference is not corrected')
    await readAs(tx, line, { ...parseReference(line), corrected: false })
    await enqueue(tx, 'cite-corrected', { line: id })
    await record(tx, viewer, {
      action: 'reference.restore',
      ...about(id),
      before: { ...before, line },
      after: { ...(await meaningOf(tx, id)), line },
    })
  })
  return entryOf(viewer, id)
}

const about = (id: string) => ({ targetType: 'reference', targetId: id })

async function meaningOf(tx: Tx, id: string) {
  const [row] = await tx.$queryRaw<Record<string, string | number | null>[]>`
    SELECT type::text AS type, body, number, part, year, locality, locality_type AS "localityType"
    FROM article_references WHERE md5(raw) = ${id} ORDER BY id LIMIT 1`
  return row ?? {}
}
