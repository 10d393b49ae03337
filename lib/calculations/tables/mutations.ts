import 'server-only'
import type { Table, Tables } from '../types'
import { currentTables, openTable, usesOf } from './queries'
import { readTable } from './rules/csv'
import { differenceOf } from './rules/difference'
import { isRefused } from './policy'
import { outcomeOfUse } from './rules/uses'
import type { TableInput, TablePlace } from './schema'
import type { CheckedTable, CheckedUse, OpenTable } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { conflict, AppError, invalid, notFound } from '@/lib/core/errors'
import { db, isUniqueViolation, type Tx } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'

/** Seconds for reading every calculation that uses a table: the longest takes milliseconds. */
const CHECKING = { timeout: 30_000 }

/**
 * Returns what importing a version would change, and what would become of each calculation that reads the
 * table. Nothing is stored. Throws CONFLICT where somebody saved a version meanwhile.
 */
export async function checkTable(_viewer: Admin, input: TableInput): Promise<CheckedTable> {
  const read = readTable(input.name, input.csv)
  if ('errors' in read) return { table: null, errors: read.errors }
  const tables = await currentTables()
  const known = tables.get(input.name)
  requireLatest(input, known?.version ?? 0)
  const table = tableOf(input, read.content)
  const stored = await db.calculationTable.findUnique({ where: { name: input.name }, select: { id: true } })
  return {
    table,
    errors: [],
    difference: known ? differenceOf(known, table) : null,
    uses: stored ? await checkedUses(stored.id, tables, table) : [],
  }
}

/**
 * Stores a version, which counts from then on, and queues the articles that read it to be rendered and
 * verified again. Throws VALIDATION_FAILED for rows that are wrong, and where nothing changes; CONFLICT where
 * somebody saved meanwhile, and where a published calculation could no longer be read.
 */
export async function saveTable(viewer: Admin, input: TableInput): Promise<OpenTable> {
  const read = readTable(input.name, input.csv)
  if ('errors' in read) {
    const errors = read.errors.map(({ line, column, message }) => ({
      path: 'csv',
      message: `Line ${line}, column ${column}: ${message}`,
    }))
    throw new AppError('VALIDATION_FAILED', errors[0]!.message, { errors })
  }
  const table = tableOf(input, read.content)
  try {
    await db.$transaction((tx) => storeVersion(tx, viewer, input, table), CHECKING)
  } catch (error) {
    if (isUniqueViolation(error)) throw stale()
    throw error
  }
  return openTable(viewer, input.name)
}

async function storeVersion(tx: Tx, viewer: Admin, input: TableInput, table: Table): Promise<void> {
  const { name, title, source } = input
  const tableId = await lockTable(tx, input)
  const tables = await currentTables(tx)
  const before = tables.get(name)
  requireLatest(input, before?.version ?? 0)
  const formerNotes = before ? await notesOf(tx, tableId, before.version) : ''
  const notes = input.notes ?? formerNotes
  if (
    before &&
    before.title === title &&
    before.source === source &&
    formerNotes === notes &&
    isSameContent(before, table)
  )
    throw invalid('csv', 'Nothing differs from the version that counts now')
  const uses = await checkedUses(tableId, tables, table, tx)
  const unreadable = uses.filter((use) => isRefused([use]))
  if (unreadable.length > 0)
    throw conflict(
      `${unreadable.map(({ calculation, article }) => `“${calculation}” in “${article.title}”`).join(', ')} could no longer be read. Change what it reads first.`,
      unreadable.flatMap(({ calculation, sentences }) =>
        sentences.map((sentence) => ({ path: 'csv', message: `${calculation}: ${sentence}` })),
      ),
    )
  await tx.calculationTableVersion.create({
    data: {
      tableId,
      version: table.version,
      title,
      source,
      notes,
      fields: table.fields,
      rows: table.rows,
      authorId: viewer.id,
    },
    select: { version: true },
  })
  await record(tx, viewer, {
    action: before ? 'table.update' : 'table.create',
    targetType: 'table',
    targetId: name,
    ...(before && { before: { version: before.version, source: before.source, rows: before.rows.length } }),
    after: { name, version: table.version, source, rows: table.rows.length },
  })
  if (before) await recordCorrections(tx, table, uses)
  await enqueue(tx, 'render-tables', {}, { key: 'render-tables' })
}

async function notesOf(tx: Tx, tableId: number, version: number): Promise<string> {
  const { notes } = await tx.calculationTableVersion.findUniqueOrThrow({
    where: { tableId_version: { tableId, version } },
    select: { notes: true },
  })
  return notes
}

/** Stores where a table stands at /data and whether visitors read it. Throws NOT_FOUND. */
export async function placeTable(viewer: Admin, name: string, place: TablePlace): Promise<TablePlace> {
  return db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<TablePlace[]>`
      SELECT section, open FROM calculation_tables WHERE name = ${name} FOR NO KEY UPDATE`
    if (!before) throw notFound('Table')
    await tx.calculationTable.update({ where: { name }, data: place, select: { id: true } })
    await record(tx, viewer, {
      action: 'table.place',
      targetType: 'table',
      targetId: name,
      before,
      after: { name, ...place },
    })
    return place
  })
}

/** Lists as corrections what a version changes in the calculations of published articles. */
async function recordCorrections(tx: Tx, { name, version }: Table, uses: CheckedUse[]): Promise<void> {
  for (const { article, calculation, sentences } of uses.filter(
    ({ corrects, article: { published } }) => corrects && published,
  )) {
    const { revision } = await tx.article.findUniqueOrThrow({
      where: { id: article.id },
      select: { revision: true },
    })
    const after = [`version ${version}${sentences.length > 0 ? ':' : ''}`, ...sentences].join(' ')
    await tx.calculationCorrection.create({
      data: {
        articleId: article.id,
        articleTitle: article.title,
        calculation,
        revision,
        changes: [{ says: `Table ${name}`, before: `version ${version - 1}`, after }],
      },
      select: { id: true },
    })
  }
}

/** Locks a table, which is made where it is new, against articles and versions that are saved meanwhile. */
async function lockTable(tx: Tx, { name, seen }: TableInput): Promise<number> {
  if (seen === 0) {
    const { id } = await tx.calculationTable.create({ data: { name }, select: { id: true } })
    return id
  }
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM calculation_tables WHERE name = ${name} FOR NO KEY UPDATE`
  if (!row) throw stale()
  return row.id
}

function requireLatest({ seen }: TableInput, version: number): void {
  if (seen !== version) throw stale()
}

const stale = () =>
  conflict(
    'Somebody has saved a version of this table meanwhile. Please reload the page and look at it first.',
  )

const tableOf = (
  { name, title, source, seen }: TableInput,
  content: Pick<Table, 'fields' | 'rows'>,
): Table => ({
  name,
  version: seen + 1,
  title,
  source,
  ...content,
})

/** The order of rows and fields is what authors are offered: another order is another version. */
const isSameContent = (before: Table, after: Table): boolean =>
  JSON.stringify([before.fields, before.rows]) === JSON.stringify([after.fields, after.rows])

async function checkedUses(tableId: number, tables: Tables, table: Table, tx?: Tx): Promise<CheckedUse[]> {
  const after = new Map(tables).set(table.name, table)
  const checked: CheckedUse[] = []
  for (const { use, source } of await usesOf([tableId], tx)) {
    checked.push({ ...use, ...outcomeOfUse(source, tables, after) })
    // Others are answered between two calculations.
    await new Promise(setImmediate)
  }
  return checked
}
