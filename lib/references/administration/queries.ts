import 'server-only'
import { REFERENCE_TYPES } from '../types'
import { ARTICLES_NAMED, CITING_PAGE_SIZE, ENTRIES_PAGE_SIZE } from './constants'
import { reportOf } from './rules/report'
import type { CitingQuery, EntriesQuery } from './schema'
import type { CitingArticle, Extraction, ReferenceEntry, ReferenceTotals } from './types'
import { readFromReplica } from '@/lib/auth/own-writes'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, type Queries, rowsFrom, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

const lines = Prisma.sql`article_references r JOIN articles a ON a.id = r.article_id AND a.deleted_at IS NULL`
const alphabetical = Prisma.sql`lower(left(r.raw, 200)), md5(r.raw)`

/** Every line of every article outside the bin, in the specification's shape. */
export const extractReferences = (viewer: Admin): Promise<Extraction> =>
  readFromReplica(viewer, extractionFrom)

async function extractionFrom(client: Queries): Promise<Extraction> {
  const rows = await rowsFrom<{
    reference: string
    type: (typeof REFERENCE_TYPES)[number]
    articleTitle: string
    articleId: number
  }>(
    client,
    Prisma.sql`
    SELECT r.raw AS reference, r.type::text AS type, a.title AS "articleTitle", a.id AS "articleId"
    FROM ${lines} ORDER BY lower(a.title), a.id, r.position`,
  )
  const extraction: Extraction = {
    totalReferences: rows.length,
    uniqueReferences: [...new Set(rows.map(({ reference }) => reference))].sort(
      new Intl.Collator('en-GB', { numeric: true }).compare,
    ),
    referencesByType: Object.fromEntries(
      REFERENCE_TYPES.map((type) => [type, []]),
    ) as unknown as Extraction['referencesByType'],
    // Without a prototype: "constructor" is a title like any other.
    referencesByArticle: Object.create(null) as Extraction['referencesByArticle'],
  }
  for (const { type, ...line } of rows) {
    extraction.referencesByType[type].push(line)
    ;(extraction.referencesByArticle[line.articleTitle] ??= []).push({ type, reference: line.reference })
  }
  return extraction
}

/** The report that an administrator downloads, and a name for its file. */
export async function referencesReport(viewer: Admin): Promise<{ name: string; markdown: string }> {
  const day = today()
  return { name: `loadpath-references-${day}.md`, markdown: reportOf(await extractReferences(viewer), day) }
}

export const referenceTotals = (viewer: Admin): Promise<ReferenceTotals> =>
  readFromReplica(viewer, totalsFrom)

async function totalsFrom(client: Queries): Promise<ReferenceTotals> {
  const [counted, [{ unique } = { unique: 0 }]] = await Promise.all([
    rowsFrom<{ type: keyof ReferenceTotals['byType']; references: number }>(
      client,
      Prisma.sql`
      SELECT r.type::text AS type, count(*)::int AS references FROM ${lines} GROUP BY r.type`,
    ),
    rowsFrom<{ unique: number }>(
      client,
      Prisma.sql`SELECT count(*)::int AS unique FROM (SELECT DISTINCT md5(r.raw) FROM ${lines}) u`,
    ),
  ])
  const byType = Object.fromEntries(
    REFERENCE_TYPES.map((type) => [type, counted.find((row) => row.type === type)?.references ?? 0]),
  ) as ReferenceTotals['byType']
  return {
    references: counted.reduce((sum, row) => sum + row.references, 0),
    unique,
    types: counted.length,
    byType,
  }
}

/**
 * One page of the lines, each once, in alphabetical order; of one type, and with these words, where they are
 * given.
 */
export const listEntries = (viewer: Admin, query: EntriesQuery): Promise<Page<ReferenceEntry>> =>
  readFromReplica(viewer, (client) => entriesFrom(client, query))

async function entriesFrom(
  client: Queries,
  { type, search, page = 1 }: EntriesQuery,
): Promise<Page<ReferenceEntry>> {
  const where = Prisma.join(
    [Prisma.sql`true`, ...(type ? [Prisma.sql`r.type = ${type}::"ReferenceType"`] : []), ...said(search)],
    ' AND ',
  )
  const [items, [{ total } = { total: 0 }]] = await Promise.all([
    rowsFrom<ReferenceEntry>(
      client,
      Prisma.sql`
      WITH shown AS (
        SELECT md5(r.raw) AS id, min(r.id) AS first, count(DISTINCT r.article_id)::int AS "articleCount"
        FROM ${lines} WHERE ${where} GROUP BY lower(left(r.raw, 200)), md5(r.raw)
        ORDER BY ${alphabetical} ${limitTo(ENTRIES_PAGE_SIZE, page)})
      SELECT s.id, r.raw AS reference, s."articleCount", r.type::text AS type, r.body, r.number, r.part, r.year, r.amendment,
        r.locality, r.locality_type AS "localityType", r.corrected,
        (SELECT json_agg(json_build_object('id', x.id, 'title', x.title)) FROM (
          SELECT DISTINCT a.id, a.title FROM article_references o JOIN articles a ON a.id = o.article_id AND a.deleted_at IS NULL
          WHERE md5(o.raw) = s.id ORDER BY a.id ${limitTo(ARTICLES_NAMED)}) x) AS articles
      FROM shown s JOIN article_references r ON r.id = s.first ORDER BY ${alphabetical}`,
    ),
    rowsFrom<{ total: number }>(
      client,
      Prisma.sql`
      SELECT count(*)::int AS total FROM (SELECT DISTINCT md5(r.raw) FROM ${lines} WHERE ${where}) u`,
    ),
  ])
  return { items, total, page, pageSize: ENTRIES_PAGE_SIZE }
}

/**
 * One page of the articles that cite anything, by title, each with its lines; the words are looked for in
 * title and lines.
 */
export const listCiting = (viewer: Admin, query: CitingQuery): Promise<Page<CitingArticle>> =>
  readFromReplica(viewer, (client) => citingFrom(client, query))

async function citingFrom(client: Queries, { search, page = 1 }: CitingQuery): Promise<Page<CitingArticle>> {
  const [term] = said(search)
  const cites = Prisma.sql`EXISTS (SELECT FROM article_references r WHERE r.article_id = a.id)`
  const where = search
    ? Prisma.sql`a.deleted_at IS NULL AND ${cites} AND (strpos(lower(a.title), lower(${search})) > 0
        OR EXISTS (SELECT FROM article_references r WHERE r.article_id = a.id AND ${term!}))`
    : Prisma.sql`a.deleted_at IS NULL AND ${cites}`
  const [items, [{ total } = { total: 0 }]] = await Promise.all([
    rowsFrom<CitingArticle>(
      client,
      Prisma.sql`
      SELECT a.id, a.title,
        (SELECT json_agg(json_build_object('id', md5(r.raw), 'type', r.type, 'reference', r.raw) ORDER BY r.position)
         FROM article_references r WHERE r.article_id = a.id) AS references
      FROM (SELECT a.id, a.title FROM articles a WHERE ${where} ORDER BY lower(a.title), a.id
            ${limitTo(CITING_PAGE_SIZE, page)}) a
      ORDER BY lower(a.title), a.id`,
    ),
    rowsFrom<{ total: number }>(
      client,
      Prisma.sql`SELECT count(*)::int AS total FROM articles a WHERE ${where}`,
    ),
  ])
  return { items, total, page, pageSize: CITING_PAGE_SIZE }
}

/** As text, not as a pattern: nothing in it has a meaning of its own. */
const said = (search: string | undefined): Prisma.Sql[] =>
  search ? [Prisma.sql`strpos(lower(r.raw), lower(${search})) > 0`] : []

/** The text of the line with this hash. Throws NOT_FOUND where no article has it. */
export async function lineOf(tx: Prisma.TransactionClient, id: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ line: string }[]>`
    SELECT raw AS line FROM article_references WHERE md5(raw) = ${id} LIMIT 1`
  if (!row) throw notFound('Reference')
  return row.line
}

/** How the line is understood now. Throws NOT_FOUND. */
export async function entryOf(_viewer: Admin, id: string): Promise<ReferenceEntry> {
  const [row] = await select<ReferenceEntry>(Prisma.sql`
    SELECT md5(r.raw) AS id, r.raw AS reference, r.type::text AS type, r.body, r.number, r.part, r.year, r.amendment, r.locality,
      r.locality_type AS "localityType", r.corrected,
      (SELECT count(DISTINCT o.article_id)::int FROM article_references o JOIN articles a ON a.id = o.article_id AND a.deleted_at IS NULL
       WHERE md5(o.raw) = ${id}) AS "articleCount", '[]'::json AS articles
    FROM article_references r WHERE md5(r.raw) = ${id} ORDER BY r.id LIMIT 1`)
  if (!row) throw notFound('Reference')
  return row
}
