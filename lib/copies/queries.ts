import 'server-only'
import { PAGE_SIZE } from './constants'
import { csvOf, fileNameOf, jsonOf } from './rules/file'
import { linesOf } from './rules/lines'
import { type Pair, pairsOf } from './rules/comparison'
import type { CopyQuery } from './schema'
import type { Copy, OpenCopy } from './types'
import { stepCard } from '@/lib/articles/clauses/queries'
import type { ClauseQuery } from '@/lib/articles/clauses/schema'
import type { ClauseCard } from '@/lib/articles/clauses/types'
import { renderApart } from '@/lib/articles/rendering/gateway'
import type { SheetToRender } from '@/lib/articles/rendering/types'
import type { Verified } from '@/lib/auth/viewer'
import { readSheet } from '@/lib/calculations/rules/checking'
import { storedSheet } from '@/lib/calculations/rules/stored'
import { tablesAt } from '@/lib/calculations/tables/queries'
import type { Entered, TableVersion } from '@/lib/calculations/types'
import { AppError, notFound } from '@/lib/core/errors'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { noticeId } from '@/lib/errata/constants'
import { errataOfCopy, sheetWithErrata } from '@/lib/errata/queries'
import type { OpenErratum, SheetErrata } from '@/lib/errata/types'
import { inLibrary } from '@/lib/library/queries'

/** Returns one page of the viewer's copies, last changed first; of one folder, and with all of the words. */
export async function listCopies(viewer: Verified, query: CopyQuery): Promise<Page<Copy>> {
  const { page = 1, pageSize = PAGE_SIZE } = query
  const where = filtered(viewer, query)
  const [rows, [counted]] = await Promise.all([
    select<Row>(Prisma.sql`
      SELECT ${ofList} FROM ${withArticleAndFolder} WHERE ${where}
      ORDER BY c.updated_at DESC, c.id ${limitTo(pageSize, page)}`),
    select<{ total: number }>(
      Prisma.sql`SELECT count(*)::int AS total FROM calculation_copies c WHERE ${where}`,
    ),
  ])
  return { items: rows.map(copyIn), total: counted?.total ?? 0, page, pageSize }
}

/** Returns one copy of the viewer, with its lines. Throws NOT_FOUND for anybody else's. */
export async function openCopy(viewer: Verified, id: string, tx?: Tx): Promise<OpenCopy> {
  const [copy] = await copiesWhere(Prisma.sql`c.user_id = ${viewer.id} AND c.id = ${id}::uuid`, tx)
  if (!copy) throw notFound('Calculation')
  return copy
}

/**
 * Returns the card of a place that a step of the viewer's copy names. Throws NOT_FOUND for anybody else's
 * copy, and where no step names it.
 */
export async function clauseOfCopy(viewer: Verified, id: string, query: ClauseQuery): Promise<ClauseCard> {
  const [lines] = await select<{ key: string; source: string; articleId: number | null }>(Prisma.sql`
    SELECT c.key, c.source, c.article_id AS "articleId" FROM calculation_copies c
    WHERE c.user_id = ${viewer.id} AND c.id = ${id}::uuid`)
  if (!lines) throw notFound('Calculation')
  return stepCard(viewer, lines, query)
}

/**
 * Returns the copies `c` that a condition names, with their lines. Its caller answers for who may see them.
 */
export async function copiesWhere(which: Prisma.Sql, tx?: Tx): Promise<OpenCopy[]> {
  const rows = await selectIn<OpenRow>(
    tx,
    Prisma.sql`
    SELECT ${ofList}, c.source, ${drawingsOfC} AS drawings, c.key, c.values, c.region, ${keptTables} AS tables, a.revision AS "articleRevision"
    FROM ${withArticleAndFolder} WHERE ${which}`,
  )
  return rows.map(({ source, drawings, key, values, region, tables, articleRevision, ...listed }) => ({
    ...copyIn(listed),
    source,
    drawings,
    key,
    entered: { values, region },
    tables,
    articleRevision,
  }))
}

/**
 * Returns the sheet of a copy as HTML, calculated with its values, with `known` errors below their lines and
 * its drawings below them all; null where today's engine no longer reads its lines. Throws
 * SERVICE_UNAVAILABLE.
 */
export async function sheetOf(
  viewer: Verified,
  { source, drawings, key, entered, tables: versions }: OpenCopy,
  known: SheetErrata | null,
): Promise<string | null> {
  const tables = [...(await tablesAt(versions)).values()]
  const task: SheetToRender = { source, drawings, key, entered, tables }
  try {
    const html = await renderApart('sheet', JSON.stringify(task), viewer.id)
    return known ? await sheetWithErrata(html, known) : html
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return null
    throw error
  }
}

/** Returns the verified errors that a copy may hold, also those that are mended since; null without any. */
export async function knownErrors({ id, revision }: OpenCopy): Promise<SheetErrata | null> {
  const [found] = await select<{
    articleId: number | null
    isSame: boolean
    number: number | null
  }>(Prisma.sql`
    SELECT c.article_id AS "articleId", coalesce(k.source = c.source, false) AS "isSame", k.position + 1 AS number
    FROM ${withArticleAndFolder} WHERE c.id = ${id}::uuid`)
  if (!found?.articleId) return null
  const { articleId, isSame, number } = found
  const errata = await errataOfCopy(articleId, { revision, isSame })
  return errata.length === 0 ? null : { errata, number }
}

/**
 * Returns the verified errors that a copy's page shows, because they are about its lines. Throws
 * SERVICE_UNAVAILABLE where that cannot be found out now.
 */
export async function errorsIn(viewer: Verified, copy: OpenCopy): Promise<OpenErratum[]> {
  const known = await knownErrors(copy)
  const html = known && (await sheetOf(viewer, copy, known))
  return known && html ? known.errata.filter(({ id }) => html.includes(`id="${noticeId(id)}"`)) : []
}

export type Comparison = { first: OpenCopy; second: OpenCopy; pairs: Pair[] }

/** Returns two copies side by side. Throws NOT_FOUND for lines that today's engine no longer reads. */
export async function compareCopies(first: OpenCopy, second: OpenCopy): Promise<Comparison> {
  const lines = async ({ source, entered, tables }: OpenCopy) => {
    const { sheet } = readSheet(source, await tablesAt(tables))
    if (!sheet) throw notFound('Calculation')
    return linesOf(sheet, entered)
  }
  return { first, second, pairs: pairsOf(await lines(first), await lines(second)) }
}

/** Returns a copy as a file. Throws NOT_FOUND, and VALIDATION_FAILED for lines that are no longer read. */
export async function fileOf(viewer: Verified, id: string, format: 'csv' | 'json') {
  const copy = await openCopy(viewer, id)
  const sheet = storedSheet(copy.source, await tablesAt(copy.tables))
  const errors = await errorsIn(viewer, copy)
  const name = `${fileNameOf(copy)}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv', text: csvOf(copy, sheet, errors) }
    : { name, type: 'application/json', text: JSON.stringify(jsonOf(copy, sheet, errors), null, 2) }
}

function filtered(viewer: Verified, { folderId, q }: CopyQuery): Prisma.Sql {
  const terms = [Prisma.sql`c.user_id = ${viewer.id}`]
  if (folderId)
    terms.push(
      Prisma.sql`c.id IN (SELECT x.copy_id FROM calculation_copy_filings x WHERE x.folder_id = ${folderId})`,
    )
  // strpos, because LIKE would read % and _ as more than themselves.
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 16))
    terms.push(
      Prisma.sql`strpos(lower(concat_ws(' ', c.title, c.project, c.note, c.calculation, c.standard)), lower(${word})) > 0`,
    )
  return Prisma.join(terms, ' AND ')
}

type Row = Omit<Copy, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

type OpenRow = Row & {
  source: string
  drawings: string[]
  key: string
  values: Entered['values']
  region: string | null
  tables: TableVersion[]
  articleRevision: number | null
}

/** Returns which versions of tables the rows `x` name, as JSON. */
export const versionsOf = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('name', t.name, 'version', y.version) ORDER BY t.name), '[]')
  FROM (SELECT x.table_id, x.version FROM ${rows}) y JOIN calculation_tables t ON t.id = y.table_id)`

const keptTables = versionsOf(Prisma.sql`calculation_copy_tables x WHERE x.copy_id = c.id`)
const currentTables = versionsOf(Prisma.sql`calculation_table_uses x WHERE x.calculation_id = k.id`)

/** Whether the copy `c` is no longer what its article's calculation `k` is, or that is there no more. */
export const copyDiffers = Prisma.sql`(k.source IS DISTINCT FROM c.source OR ${keptTables}::text <> ${currentTables}::text)`

/** A drawing that was mended, or came later, belongs to lines that are the same. */
const drawingsOfC = Prisma.sql`CASE WHEN k.source = c.source THEN k.drawings ELSE c.drawings END`

/** The projects that the copy `c` is in, each with how many others take part in it. */
const projectsOfC = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('name', u.name, 'others', u.others) ORDER BY u.name, u.id), '[]')
  FROM (SELECT p.id, p.name, (p.owner_id <> c.user_id)::int
      + (SELECT count(*)::int FROM project_members m WHERE m.project_id = p.id AND m.user_id <> c.user_id) AS others
    FROM projects p WHERE p.id IN (SELECT i.project_id FROM project_items i WHERE i.copy_id = c.id)) u)`

/**
 * The columns of a copy that a query calls `c`, of its published article `a`, its calculation there `k`, and
 * its folder `f`.
 */
const ofList = Prisma.sql`CASE WHEN k.id IS NULL THEN 'gone' WHEN ${copyDiffers} THEN 'changed' ELSE 'same' END AS origin,
  c.id, c.title, c.project, c.note, c.made_by AS "madeBy", c.checked_by AS "checkedBy", c.outcome, c.utilisation,
  c.revision, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  json_build_object('title', c.calculation, 'standard', c.standard) AS calculation,
  ${projectsOfC} AS projects,
  CASE WHEN a.id IS NOT NULL THEN json_build_object('slug', a.slug, 'title', a.title) END AS article,
  CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name, 'color', f.color) END AS folder`

const withArticleAndFolder = Prisma.sql`calculation_copies c
  LEFT JOIN articles a ON a.id = c.article_id AND ${inLibrary}
  LEFT JOIN calculations k ON k.article_id = a.id AND k.key = c.key
  LEFT JOIN calculation_copy_filings x ON x.copy_id = c.id LEFT JOIN bookmark_folders f ON f.id = x.folder_id`

const copyIn = ({ createdAt, updatedAt, ...row }: Row): Copy => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
