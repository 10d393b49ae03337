import 'server-only'
import { citedBy, slugOf } from './rules/naming'
import { jurisdictionOf, pageOf, publishedOf, statusesOf } from './rules/lines'
import type { RegisterLine, StatusLine } from './schema'
import { today } from '@/lib/core/server/clock'
import type { Prisma, Tx } from '@/lib/core/server/db'

export type StoredLine = {
  editionId: number
  standardId: number
  outcome: 'created' | 'updated' | 'unchanged'
}

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
    designation: line.designation,
    standardId,
    title: line.title,
    generation: line.generation ?? null,
    year: publication ? cited.year : null,
    publishedOn: publication && date(publication.day),
    publishedTo: publication && publication.to,
    page: pageOf(line),
  }
  const named = await tx.standardEdition.findUnique({ where: { designation: line.designation } })
  // An edition that was amended is still that of its year.
  const known =
    named ??
    (columns.year && (await tx.standardEdition.findFirst({ where: { standardId, year: columns.year } })))
  const changes = known && differs(known, columns)
  const { id: editionId } = known
    ? await (changes
        ? tx.standardEdition.update({ where: { id: known.id }, data: columns, select: { id: true } })
        : known)
    : await tx.standardEdition.create({
        data: columns,
        select: { id: true },
      })
  let added = 0
  const statuses = statusesOf(line)
  for (const status of statuses) added += await addStatus(tx, editionId, status, statuses)
  return {
    editionId,
    standardId,
    outcome: known ? (changes || added > 0 ? 'updated' : 'unchanged') : 'created',
  }
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
 * Adds a status, in place of the one of the same jurisdiction and day where there is one, or of one to come
 * that says the same of another day: it is postponed or brought forward, unless that day is said as well.
 * Returns 0 where that one says the same already.
 */
export async function addStatus(
  tx: Tx,
  editionId: number,
  status: StatusLine,
  said: readonly StatusLine[] = [],
): Promise<0 | 1> {
  const { jurisdiction, from, checkedOn, ...rest } = status
  const fromDay = from ? date(from) : null
  const known = await tx.standardStatus.findFirst({
    where: { editionId, jurisdiction, fromDay, replaced: null },
    orderBy: { id: 'desc' },
  })
  const columns = { ...rest, jurisdiction, fromDay, checkedOn: date(checkedOn), editionId }
  if (known && !differs(known, columns)) return 0
  const moved = known || !from || from <= today() ? null : await sameToCome(tx, columns, said)
  await tx.standardStatus.create({
    data: { ...columns, replacesId: (known ?? moved)?.id ?? null },
    select: { id: true },
  })
  return 1
}

type ToCome = Pick<StatusLine, 'jurisdiction' | 'currency' | 'supersession'> & { editionId: number }

/** Returns the row of another day to come on which the same begins; days that are said as well stay. */
function sameToCome(tx: Tx, one: ToCome, said: readonly StatusLine[]) {
  const { editionId, jurisdiction, currency, supersession } = one
  const own = said.filter((status) => status.jurisdiction === jurisdiction)
  return tx.standardStatus.findFirst({
    where: {
      editionId,
      jurisdiction,
      currency,
      ...(currency !== 'withdrawn' && { supersession }),
      fromDay: { gt: date(today()), notIn: own.flatMap(({ from }) => (from ? [date(from)] : [])) },
      replaced: null,
    },
    orderBy: { fromDay: 'asc' },
  })
}

/**
 * Makes the other names of a standard exactly these. Returns whether that changed anything, and those that
 * another standard has already. In the transaction that has locked the register.
 */
export async function storeAliases(
  tx: Tx,
  standardId: number,
  names: readonly string[],
): Promise<{ changed: boolean; taken: string[] }> {
  const wanted = new Map(names.map((name) => [slugOf(name), name]))
  const slugs = [...wanted.keys()]
  const [standards, others, known] = await Promise.all([
    tx.standard.findMany({ where: { slug: { in: slugs } }, select: { slug: true } }),
    tx.standardAlias.findMany({ where: { slug: { in: slugs }, standardId: { not: standardId } } }),
    tx.standardAlias.findMany({ where: { standardId } }),
  ])
  const taken = [...standards, ...others].map(({ slug }) => wanted.get(slug)!)
  if (taken.length > 0) return { changed: false, taken }
  if (known.length === wanted.size && known.every(({ slug, name }) => wanted.get(slug) === name))
    return { changed: false, taken }
  await tx.standardAlias.deleteMany({ where: { standardId } })
  await tx.standardAlias.createMany({ data: [...wanted].map(([slug, name]) => ({ slug, name, standardId })) })
  return { changed: true, taken }
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
