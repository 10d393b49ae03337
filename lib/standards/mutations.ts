import 'server-only'
import { citedBy, slugOf } from './rules/naming'
import { jurisdictionOf, pageOf, publishedOf, statusesOf } from './rules/lines'
import { clauseNamed } from './rules/correspondences'
import type { RefusedRelation } from './rules/relations'
import type { RegisterLine, RelationLine, StatusLine } from './schema'
import type { RegisterField } from './types'
import { today } from '@/lib/core/server/clock'
import type { Prisma, Tx } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { currentRequestId } from '@/lib/core/server/request'
import { invalid } from '@/lib/core/errors'

export type StoredLine = {
  editionId: number
  standardId: number
  created: boolean
  /** What it says otherwise than the register did. */
  changed: RegisterField[]
}

/** Locks the register against other changes: rows replace each other. */
export const lockRegister = (tx: Tx): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.register})) locked`

const date = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Stores an edition with its standard and its statuses, in the caller's transaction, which has locked the
 * register. What is equal already is left alone, and a status that differs is replaced by a new row. Throws
 * VALIDATION_FAILED where another edition is that of its year. The row `own` is changed, whatever the line
 * calls it; without one, that of the same name or year.
 */
export async function storeLine(tx: Tx, line: RegisterLine, own?: number): Promise<StoredLine> {
  const cited = citedBy(line.designation)!
  const { id: standardId, changed } = await standardFor(tx, cited.standard, line)
  const publication = line.published ? publishedOf(line.published) : null
  const columns = {
    designation: line.designation,
    standardId,
    title: line.title,
    generation: line.generation ?? null,
    // A draft is none of its year yet. Of any other its name says the year, also where its day is not known.
    year: publication || line.currency !== 'draft' ? cited.year : null,
    publishedOn: publication && date(publication.day),
    publishedTo: publication && publication.to,
    page: pageOf(line),
  }
  const named = await tx.standardEdition.findUnique({
    where: own === undefined ? { designation: line.designation } : { id: own },
  })
  const ofYear =
    columns.year && (await tx.standardEdition.findFirst({ where: { standardId, year: columns.year } }))
  if (named && ofYear && ofYear.id !== named.id)
    throw invalid('published', `The register has ${ofYear.designation} as the edition of ${columns.year}`)
  // An edition that was amended is still that of its year.
  const known = named ?? ofYear
  const differing = known ? changedIn(known, columns) : []
  changed.push(...namesOf(differing))
  const { id: editionId } = known
    ? await (differing.length > 0
        ? tx.standardEdition.update({ where: { id: known.id }, data: columns, select: { id: true } })
        : known)
    : await tx.standardEdition.create({
        data: columns,
        select: { id: true },
      })
  let added = 0
  const statuses = statusesOf(line)
  for (const status of statuses) added += await addStatus(tx, editionId, status, statuses)
  if (added > 0) changed.push('status')
  return { editionId, standardId, created: !known, changed }
}

/** Returns the names of the columns that differ. */
const changedIn = <T extends object>(known: T, columns: Partial<T>): string[] =>
  Object.keys(columns).filter(
    (name) => JSON.stringify(known[name as keyof T]) !== JSON.stringify(columns[name as keyof T]),
  )

/** Returns the fields of a line that are stored in these columns: a day has three. */
const namesOf = (columns: readonly string[]): RegisterField[] => [
  ...new Set(columns.map((column) => FIELD_OF[column] ?? (column as RegisterField))),
]
const FIELD_OF: Record<string, RegisterField> = {
  year: 'published',
  publishedOn: 'published',
  publishedTo: 'published',
  standardId: 'designation',
}

/** Returns a standard as the line says it, and what that changes of it. */
async function standardFor(
  tx: Tx,
  name: string,
  { body, field }: { body: string; field: string },
): Promise<{ id: number; changed: RegisterField[] }> {
  const known = await tx.standard.findUnique({ where: { name } })
  if (!known) {
    const data = { name, slug: slugOf(name), body, field, jurisdiction: jurisdictionOf(body) }
    return { ...(await tx.standard.create({ data, select: { id: true } })), changed: [] }
  }
  const changed = changedIn(known, { body, field }) as RegisterField[]
  if (changed.length > 0)
    await tx.standard.update({ where: { name }, data: { body, field }, select: { id: true } })
  return { id: known.id, changed }
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
  if (known && changedIn(known, columns).length === 0) return 0
  const moved = known || !from || from <= today() ? null : await sameToCome(tx, columns, said)
  await tx.standardStatus.create({
    data: { ...columns, replacesId: (known ?? moved)?.id ?? null, requestId: currentRequestId() },
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
  const named: Prisma.StandardSuccessionCreateManyInput[] = []
  for (const designation of designations) {
    const edition = await tx.standardEdition.findUnique({ where: { designation } })
    const name = edition ? null : citedBy(designation)
    // A year that the register does not have is no edition of it, and is not guessed.
    const standard =
      name?.year === null ? await tx.standard.findUnique({ where: { name: name.standard } }) : null
    if (edition) named.push({ editionId, successorId: edition.standardId, successorEditionId: edition.id })
    else if (standard) named.push({ editionId, successorId: standard.id, successorEditionId: null })
    else missing.push(designation)
  }
  const known = await tx.standardSuccession.findMany({ where: { editionId }, orderBy: { id: 'asc' } })
  const key = (row: (typeof named)[number]) => `${row.successorId} ${row.successorEditionId ?? ''}`
  // One that is named twice is one.
  const wanted = [...new Map(named.map((row) => [key(row), row])).values()]
  if (known.map(key).join() === wanted.map(key).join()) return { changed: false, missing }
  await tx.standardSuccession.deleteMany({ where: { editionId } })
  await tx.standardSuccession.createMany({ data: wanted })
  return { changed: true, missing }
}

/**
 * Adds a new edition to what came after others of the register, in the place of its standard as a whole; what
 * the register does not have is returned.
 */
export async function storePredecessors(
  tx: Tx,
  editionId: number,
  standardId: number,
  designations: string[],
): Promise<{ missing: string[] }> {
  const found = await tx.standardEdition.findMany({ where: { designation: { in: designations } } })
  const missing = designations.filter((one) => !found.some(({ designation }) => designation === one))
  const ids = found.map(({ id }) => id)
  await tx.standardSuccession.deleteMany({
    where: { editionId: { in: ids }, successorId: standardId, successorEditionId: null },
  })
  await tx.standardSuccession.createMany({
    data: ids.map((id) => ({ editionId: id, successorId: standardId, successorEditionId: editionId })),
  })
  return { missing }
}

/** Why a succession is refused: it leads back to its edition, or to what was published before that. */
type RefusedSuccession = {
  editionId: number
  edition: string
  successorId: number
  successor: string
  reason: 'circle' | 'reversed'
}

/**
 * Returns which successions of some editions, and to them, the database will refuse when the transaction
 * ends.
 */
export const refusedSuccessions = (tx: Tx, editionIds: readonly number[]): Promise<RefusedSuccession[]> =>
  tx.$queryRaw<RefusedSuccession[]>`SELECT edition_id AS "editionId", edition,
      successor_id AS "successorId", successor, reason
    FROM refused_successions(${editionIds}::int[])`

/** Returns what is wrong with a succession, in one sentence. */
export const refusalOf = ({ edition, successor, reason }: RefusedSuccession): string =>
  reason === 'circle'
    ? `${successor} comes before ${edition} in the register, and cannot come after it as well`
    : `${successor} was published before ${edition}, and cannot take its place`

/** Returns the columns of a relation, between editions by their ids. */
export function relationColumns({
  kind,
  clause,
  day,
  source,
  checkedOn,
  confirmed,
}: Omit<RelationLine, 'to'>) {
  const place = clause ? clauseNamed(clause) : null
  return {
    kind,
    clause: place?.clause ?? null,
    clauseSlug: place?.slug ?? null,
    day: day ? date(day) : null,
    source,
    checkedOn: date(checkedOn),
    confirmed,
  }
}

/**
 * Makes the relations that an edition has to others exactly these; one that says nothing new stays as it is.
 * Editions that the register does not have are returned.
 */
export async function storeRelations(
  tx: Tx,
  editionId: number,
  said: readonly RelationLine[],
): Promise<{ changed: boolean; missing: string[] }> {
  const [editions, known] = await Promise.all([
    tx.standardEdition.findMany({ where: { designation: { in: said.map(({ to }) => to) } } }),
    tx.standardRelation.findMany({ where: { fromEditionId: editionId } }),
  ])
  const idOf = new Map(editions.map(({ id, designation }) => [designation, id]))
  const key = (row: { kind: string; toEditionId: number; clauseSlug: string | null }) =>
    `${row.kind} ${row.toEditionId} ${row.clauseSlug ?? ''}`
  const wanted = new Map(
    said.flatMap((one) => {
      const toEditionId = idOf.get(one.to)
      if (toEditionId === undefined) return []
      const row = { ...relationColumns(one), fromEditionId: editionId, toEditionId }
      return [[key(row), row] as const]
    }),
  )
  const gone = known.filter((row) => !wanted.has(key(row))).map(({ id }) => id)
  let changed = gone.length > 0
  if (changed) await tx.standardRelation.deleteMany({ where: { id: { in: gone } } })
  for (const [name, row] of wanted) {
    const before = known.find((one) => key(one) === name)
    if (before && changedIn(before, row).length === 0) continue
    changed = true
    if (!before) await tx.standardRelation.create({ data: row, select: { id: true } })
    else
      await tx.standardRelation.update({
        where: { id: before.id },
        data: { ...row, version: { increment: 1 } },
        select: { id: true },
      })
  }
  return { changed, missing: said.map(({ to }) => to).filter((to) => !idOf.has(to)) }
}

/** Returns which relations of some editions, and to them, the database refuses when the transaction ends. */
export const refusedRelations = (tx: Tx, editionIds: readonly number[]): Promise<RefusedRelation[]> =>
  tx.$queryRaw<
    RefusedRelation[]
  >`SELECT id, kind, from_id AS "fromId", from_edition AS "from", to_id AS "toId",
      to_edition AS "to", reason
    FROM refused_relations(${editionIds}::int[])`
