import 'server-only'
import { COPY_LIMIT, TITLE_LENGTH } from './constants'
import { openCopy, versionsOf } from './queries'
import { enteredOf, outcomeOf, wrongInputs } from './rules/outcome'
import { carriedOver } from './rules/renewal'
import type { CopyChange, CopyDetails, CopyInput } from './schema'
import type { OpenCopy } from './types'
import { lockedFor } from '@/lib/articles/queries'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { readSheet } from '@/lib/calculations/rules/checking'
import { standardOfSheet, titleOf } from '@/lib/calculations/rules/sheet'
import { storedSheet } from '@/lib/calculations/rules/stored'
import { tablesAt } from '@/lib/calculations/tables/queries'
import type { Entered, Sheet, TableVersion } from '@/lib/calculations/types'
import { AppError, conflict, notFound } from '@/lib/core/errors'
import { Prisma, selectIn, type Tx } from '@/lib/core/server/db'
import { nameOfCopy } from '@/lib/core/text'
import { inLibrary } from '@/lib/library/queries'

/**
 * Keeps a copy of a calculation with the viewer's values, as it stands in the article that they have open.
 * Throws NOT_FOUND for a calculation that they cannot read and for anybody else's folder, CONFLICT where the
 * article has changed since, and beyond COPY_LIMIT.
 */
export const saveCopy = (viewer: Verified, input: CopyInput): Promise<OpenCopy> =>
  withMemberLock('copies', viewer, async (tx) => {
    const { articleId, key, revision, values, region, folderId, ...details } = input
    await requireRoom(tx, viewer)
    const current = await readableCalculation(tx, viewer, articleId, key)
    if (!current) throw notFound('Calculation')
    if (current.revision !== revision)
      throw conflict(
        'The article has changed since you opened it. Please reload the page, which keeps your values, and save again.',
      )
    const { id } = await insertCopy(tx, viewer, { ...details, articleId, key, values, region, ...current })
    if (folderId) await putInto(tx, viewer, id, folderId)
    return openCopy(viewer, id, tx)
  })

type NewCopy = Pick<CopyInput, 'articleId' | 'key' | 'title' | 'values' | 'region'> &
  Partial<Omit<CopyDetails, 'folderId'>> &
  Current
type Owner = Pick<Verified, 'id' | 'firstName' | 'lastName'>

/** Stores a copy of these lines, in the caller's transaction. */
export async function insertCopy(
  tx: Tx,
  { id, firstName, lastName }: Owner,
  { values, region, source, drawings, revision, tables, ...rest }: NewCopy,
): Promise<{ id: string }> {
  const content = await contentOf(tx, { source, drawings, revision, tables }, { values, region })
  const copy = await tx.calculationCopy.create({
    data: { userId: id, madeBy: `${firstName} ${lastName}`, ...rest, ...content },
    select: { id: true },
  })
  await keepTables(tx, copy.id, tables)
  return copy
}

/** Makes these the versions that a copy is calculated with. */
async function keepTables(tx: Tx, copyId: string, tables: TableVersion[]): Promise<void> {
  await tx.copyTable.deleteMany({ where: { copyId } })
  for (const { name, version } of tables)
    await tx.copyTable.create({
      data: {
        copy: { connect: { id: copyId } },
        table: { connect: { tableId_version: { tableId: await idOfTable(tx, name), version } } },
      },
      select: { version: true },
    })
}

const idOfTable = async (tx: Tx, name: string): Promise<number> =>
  (await tx.calculationTable.findUniqueOrThrow({ where: { name }, select: { id: true } })).id

/**
 * Changes what is given. Throws NOT_FOUND, VALIDATION_FAILED for a value that the calculation cannot take,
 * and CONFLICT where somebody saved meanwhile or the article no longer holds what a copy is renewed by.
 */
export const changeCopy = (viewer: Verified, id: string, change: CopyChange): Promise<OpenCopy> =>
  withMemberLock('copies', viewer, async (tx) => {
    const { values, region, renew, folderId, updatedAt, ...details } = change
    const copy = await openCopy(viewer, id, tx)
    if (updatedAt && updatedAt !== copy.updatedAt)
      throw conflict(
        'This calculation was changed in another window. Please reload the page, which keeps what you entered, and save again.',
      )
    const content =
      renew || values || region !== undefined ? await contentAfter(tx, viewer, copy, change) : {}
    await tx.calculationCopy.updateMany({
      where: { id, userId: viewer.id },
      data: { ...details, ...content },
    })
    if (folderId !== undefined) await putInto(tx, viewer, id, folderId)
    return openCopy(viewer, id, tx)
  })

/** Makes a second copy of a copy, to go on from. Throws NOT_FOUND, and CONFLICT beyond COPY_LIMIT. */
export const duplicateCopy = (viewer: Verified, id: string): Promise<OpenCopy> =>
  withMemberLock('copies', viewer, async (tx) => openCopy(viewer, await copyAgain(tx, viewer, id), tx))

/** The same in the caller's transaction, which holds the lock of the member. Returns the new id. */
export async function copyAgain(tx: Tx, viewer: Verified, id: string): Promise<string> {
  await requireRoom(tx, viewer)
  const copy = await tx.calculationCopy.findFirst({
    where: { id, userId: viewer.id },
    include: { filing: true, tables: { select: { tableId: true, version: true } } },
  })
  if (!copy) throw notFound('Calculation')
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = copy
  const { filing, tables, values, title, ...same } = rest
  const own = await tx.calculationCopy.findMany({ where: { userId: viewer.id }, select: { title: true } })
  const made = await tx.calculationCopy.create({
    data: {
      ...same,
      title: nameOfCopy(
        title,
        own.map((other) => other.title),
        TITLE_LENGTH,
      ),
      values: values as Prisma.InputJsonObject,
    },
    select: { id: true },
  })
  await tx.copyTable.createMany({ data: tables.map((table) => ({ ...table, copyId: made.id })) })
  if (filing) await putInto(tx, viewer, made.id, filing.folderId)
  return made.id
}

/** Deletes a copy, which is taken out of every project. Throws NOT_FOUND for anybody else's. */
export const deleteCopy = (viewer: Verified, id: string): Promise<void> =>
  withMemberLock('copies', viewer, async (tx) => {
    const { count } = await tx.calculationCopy.deleteMany({ where: { id, userId: viewer.id } })
    if (count === 0) throw notFound('Calculation')
  })

async function requireRoom(tx: Tx, viewer: Verified): Promise<void> {
  if ((await tx.calculationCopy.count({ where: { userId: viewer.id } })) >= COPY_LIMIT)
    throw conflict(`You can keep at most ${COPY_LIMIT} calculations. Delete one to save another.`)
}

/** The lines of a calculation, and what they are calculated with. */
type Current = { source: string; drawings: string[]; revision: number; tables: TableVersion[] }

/** The lines of a published calculation that the viewer may read, and the revision of its article. */
async function readableCalculation(
  tx: Tx,
  viewer: Verified,
  articleId: number,
  key: string,
): Promise<Current | null> {
  const [row] = await selectIn<Current>(
    tx,
    Prisma.sql`
    SELECT k.source, k.drawings, a.revision, ${versionsOf(Prisma.sql`calculation_table_uses x WHERE x.calculation_id = k.id`)} AS tables
    FROM calculations k JOIN articles a ON a.id = k.article_id
    WHERE k.article_id = ${articleId} AND k.key = ${key} AND ${inLibrary} AND NOT ${lockedFor(viewer)}`,
  )
  return row ?? null
}

async function contentAfter(tx: Tx, viewer: Verified, copy: OpenCopy, change: CopyChange) {
  const { values = copy.entered.values, region = copy.entered.region, renew } = change
  if (!renew) return contentOf(tx, copy, { values, region })
  const row = await tx.calculationCopy.findFirst({
    where: { id: copy.id, userId: viewer.id },
    select: { articleId: true },
  })
  const current = row?.articleId ? await readableCalculation(tx, viewer, row.articleId, copy.key) : null
  if (!current) throw conflict('The article no longer holds this calculation. Your copy stays as it is.')
  await keepTables(tx, copy.id, current.tables)
  // Of lines that today's engine no longer reads there is only what was entered.
  const { sheet: before } = readSheet(copy.source, await tablesAt(copy.tables, tx))
  const entered = { values, region }
  return contentOf(tx, current, before ? carriedOver(before, entered, await sheetFor(tx, current)) : entered)
}

const sheetFor = async (tx: Tx, { source, tables }: Pick<Current, 'source' | 'tables'>): Promise<Sheet> =>
  storedSheet(source, await tablesAt(tables, tx))

/** The columns that follow from lines and what was entered; what the lines do not ask for is left out. */
async function contentOf(tx: Tx, { source, drawings, revision, tables }: Current, entered: Entered) {
  const sheet = await sheetFor(tx, { source, tables })
  const { values, region } = enteredOf(sheet, entered)
  const wrong = wrongInputs(sheet, { values, region })
  if (wrong) throw new AppError('VALIDATION_FAILED', wrong.message, { errors: wrong.errors })
  return {
    source,
    drawings,
    revision,
    calculation: titleOf(sheet),
    standard: standardOfSheet(sheet),
    values,
    region,
    ...outcomeOf(sheet, { values, region }),
  }
}

/** Puts a copy into a folder of its owner, or into none. Throws NOT_FOUND for anybody else's folder. */
async function putInto(tx: Tx, viewer: Verified, copyId: string, folderId: number | null): Promise<void> {
  await tx.copyFiling.deleteMany({ where: { copyId, ownerId: viewer.id } })
  if (folderId === null) return
  const own = await tx.bookmarkFolder.count({ where: { id: folderId, ownerId: viewer.id } })
  if (own === 0) throw notFound('Folder')
  await tx.copyFiling.create({ data: { copyId, folderId, ownerId: viewer.id }, select: { copyId: true } })
}
