import 'server-only'
import { citedBy, slugOf } from './rules/naming'
import { jurisdictionOf, pageOf, publishedOf, statusesOf } from './rules/lines'
import type { RegisterLine, StatusLine } from './schema'
import type { Prisma, Tx } from '@/lib/core/server/db'

export type StoredLine = { editionId: number; outcome: 'created' | 'updated' | 'unchanged' }

const LOCK = 7207

/** Locks the register against other changes: rows replace each other. */
export const lockRegister = (tx: Tx): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCK})) locked`

const date = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Stores an edition with its standard and its statuses, in the caller's transaction, which has locked the
 * register. What is equal already is left alone, and a status that differs is replaced by a new row.
 */
export async function storeLine(tx: Tx, line: RegisterLine): Promise<StoredLine> {
  const cited = citedBy(line.designation)!
  const standardId = await standardFor(tx, cited.standard, line)
  const publication = line.published ? publishedOf(line.published) : null
  const columns = {
    standardId,
    title: line.title,
    generation: line.generation ?? null,
    year: publication ? cited.year : null,
    publishedOn: publication && date(publication.day),
    publishedTo: publication && publication.to,
    page: pageOf(line),
  }
  const known = await tx.standardEdition.findUnique({ where: { designation: line.designation } })
  const changes = known && differs(known, columns)
  const { id: editionId } = known
    ? await (changes
        ? tx.standardEdition.update({ where: { id: known.id }, data: columns, select: { id: true } })
        : known)
    : await tx.standardEdition.create({
        data: { designation: line.designation, ...columns },
        select: { id: true },
      })
  let added = 0
  for (const status of statusesOf(line)) added += await addStatus(tx, editionId, status)
  return { editionId, outcome: known ? (changes || added > 0 ? 'updated' : 'unchanged') : 'created' }
}

const differs = <T extends object>(known: T, columns: Partial<T>) =>
  (Object.keys(columns) as (keyof T)[]).some(
    (name) => JSON.stringify(known[name]) !== JSON.stringify(columns[name]),
  )

async function standardFor(tx: Tx, name: string, { body, field }: { body: string; field: string }) {
  const known = await tx.standard.findUnique({ where: { name } })
  if (!known) {
    const data = { name, slug: slugOf(name), body, field, jurisdiction: jurisdictionOf(body) }
    return (await tx.standard.create({ data, select: { id: true } })).id
  }
  if (differs(known, { body, field }))
    await tx.standard.update({ where: { name }, data: { body, field }, select: { id: true } })
  return known.id
}

/**
 * Adds a status, in place of the one of the same jurisdiction and day where there is one. Returns 0 where
 * that one says the same already.
 */
export async function addStatus(tx: Tx, editionId: number, status: StatusLine): Promise<0 | 1> {
  const { jurisdiction, from, checkedOn, ...rest } = status
  const fromDay = from ? date(from) : null
  const known = await tx.standardStatus.findFirst({
    where: { editionId, jurisdiction, fromDay, replaced: null },
    orderBy: { id: 'desc' },
  })
  const columns = { ...rest, jurisdiction, fromDay, checkedOn: date(checkedOn), editionId }
  if (known && !differs(known, columns)) return 0
  await tx.standardStatus.create({
    data: { ...columns, replacesId: known?.id ?? null },
    select: { id: true },
  })
  return 1
}

/** Makes what came after an edition exactly these; what the register does not have is returned. */
export async function storeSuccessors(
  tx: Tx,
  editionId: number,
  designations: string[],
): Promise<{ changed: boolean; missing: string[] }> {
  const missing: string[] = []
  const wanted: Prisma.StandardSuccessionCreateManyInput[] = []
  for (const designation of designations) {
    const edition = await tx.standardEdition.findUnique({ where: { designation } })
    const name = edition ? null : citedBy(designation)
    // A year that the register does not have is no edition of it, and is not guessed.
    const standard =
      name?.year === null ? await tx.standard.findUnique({ where: { name: name.standard } }) : null
    if (edition) wanted.push({ editionId, successorId: edition.standardId, successorEditionId: edition.id })
    else if (standard) wanted.push({ editionId, successorId: standard.id, successorEditionId: null })
    else missing.push(designation)
  }
  const known = await tx.standardSuccession.findMany({ where: { editionId }, orderBy: { id: 'asc' } })
  const key = (row: (typeof wanted)[number]) => `${row.successorId} ${row.successorEditionId ?? ''}`
  if (known.map(key).join() === wanted.map(key).join()) return { changed: false, missing }
  await tx.standardSuccession.deleteMany({ where: { editionId } })
  await tx.standardSuccession.createMany({ data: wanted })
  return { changed: true, missing }
}
