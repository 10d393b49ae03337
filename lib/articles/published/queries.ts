import 'server-only'
import { cardOfA, cards, inLibraryBy, listFeatured, notFeatured, orderBy } from '../cards/queries'
import { PAGE_SIZE } from '../constants'
import { isWholeLibrary } from '../rules/library'
import type { ListQuery } from '../schema'
import { CHECK_OF_A, creditOf } from '../checks/queries'
import type { ArticleCard, ArticleReading, Library, ReferenceLine } from '../types'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { holdingOf } from '@/lib/standards/queries'
import type { Reference } from '@/lib/standards/rules/citing'
import { REGISTER_VERSION } from '@/lib/standards/store'
import type { Day } from '@/lib/standards/types'

/*
 * What every verified member may read, asked for without a viewer: for cached answers, which are sent after
 * the gate has let the reader pass. Only the routes under app/cached, and the queries that a viewer guards,
 * import this file (.dependency-cruiser.mjs).
 */

/**
 * One page of the articles that a list asks for, in its order. Pages count from 1. `forReader` is SQL of what
 * one reader did with the article `a`.
 */
export const publishedPage = (query: ListQuery, forReader?: Prisma.Sql): Promise<Page<ArticleCard>> =>
  pageWhere(inLibraryBy(query, forReader), query)

/**
 * A page of the library with what leads it and how many articles each tag would leave. The featured articles
 * lead the whole library and are listed there alone.
 */
export async function publishedLibrary(query: ListQuery, forReader?: Prisma.Sql): Promise<Library> {
  const whole = isWholeLibrary(query)
  const where = inLibraryBy(query, forReader)
  const [featured, found, topics] = await Promise.all([
    whole ? listFeatured() : [],
    pageWhere(whole ? Prisma.sql`${where} AND ${notFeatured}` : where, query),
    countsByTag(inLibraryBy({ ...query, tagSlug: undefined }, forReader)),
  ])
  return { featured, found, topics }
}

async function pageWhere(where: Prisma.Sql, query: ListQuery): Promise<Page<ArticleCard>> {
  const { page = 1, pageSize = PAGE_SIZE } = query
  const order = orderBy(query)
  const [items, total] = await Promise.all([
    // Chosen first, and by their ids, which an index has: what an OFFSET skips is neither read nor built.
    cards(
      Prisma.sql`FROM articles a WHERE a.id IN (SELECT a.id FROM articles a WHERE ${where} ORDER BY ${order} ${limitTo(pageSize, page)}) ORDER BY ${order}`,
    ),
    count(where),
  ])
  return { items, total, page, pageSize }
}

async function countsByTag(where: Prisma.Sql): Promise<Record<number, number>> {
  const rows = await select<{ id: number; count: number }>(
    Prisma.sql`SELECT x.tag_id AS id, count(*)::int AS count FROM articles a JOIN article_tags x ON x.article_id = a.id WHERE ${where} GROUP BY x.tag_id`,
  )
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]))
}

async function count(where: Prisma.Sql): Promise<number> {
  const [row] = await select<{ total: number }>(
    Prisma.sql`SELECT count(*)::int AS total FROM articles a WHERE ${where}`,
  )
  return row?.total ?? 0
}

type StoredReference = Omit<ReferenceLine, 'standing' | 'became'> & Reference

export type ReadingRow = {
  card: ArticleCard
  shown: Pick<ArticleReading, 'bodyHtml' | 'outline' | 'locked' | 'revision'> & {
    references: StoredReference[]
  }
  credit: ArticleReading['credit']
  check: ArticleReading['check']
  publishedAt: Date
  revisedAt: Date
  registerVersion: string
}

/** When the article that a query calls `a` was published and last rewritten; who wrote and who checked it. */
export const provenanceOfA = Prisma.sql`coalesce(a.published_at, a.created_at) AS "publishedAt",
  greatest(a.content_changed_at, coalesce(a.published_at, a.created_at)) AS "revisedAt",
  (SELECT ${Prisma.raw(creditOf('u'))} FROM users u WHERE u.id = a.author_id) AS credit, ${Prisma.raw(CHECK_OF_A)} AS "check"`

/**
 * The columns of the article that a query calls `a` as its page shows it; `l.locked` says that its text stays
 * closed. `body` is the SQL of the rendered text where it is shown.
 */
export const readingOfA = (body: Prisma.Sql) => Prisma.sql`${cardOfA} AS card, ${provenanceOfA},
  json_build_object('bodyHtml', CASE WHEN l.locked THEN '' ELSE ${body} END, 'outline', CASE WHEN l.locked THEN '[]' ELSE a.outline END,
    'locked', l.locked, 'revision', a.revision, 'references', coalesce((SELECT json_agg(json_build_object('raw', r.raw, 'type', r.type, 'standard', r.standard, 'body', r.body, 'number', r.number, 'part', r.part, 'year', r.year,
                'position', r.position, 'locality', r.locality, 'localityType', r.locality_type, 'corrected', r.corrected) ORDER BY r.position)
              FROM article_references r WHERE r.article_id = a.id AND NOT l.locked), '[]'::json)) AS shown,
  ${Prisma.raw(REGISTER_VERSION)} AS "registerVersion"`

/** Returns the article of a row of `readingOfA`, with the status of its references on a day. */
export async function readingIn(
  { card, shown, publishedAt, revisedAt, credit, check, registerVersion }: ReadingRow,
  day?: Day,
): Promise<ArticleReading> {
  const held = await holdingOf(shown.references, day, registerVersion)
  return {
    ...card,
    ...shown,
    references: shown.references.map(({ raw, type, standard }, index) => ({
      raw,
      type,
      standard,
      ...held[index]!,
    })),
    publishedAt: publishedAt.toISOString(),
    revisedAt: revisedAt.toISOString(),
    credit,
    check,
  }
}

const free = Prisma.sql`${inLibrary} AND NOT a.premium`

/**
 * Returns a published article that is not for paying members alone, as it is on a day and without its text
 * (`publishedBody`); null where there is none at this slug.
 */
export async function openPublished(slug: string, day?: Day): Promise<ArticleReading | null> {
  const [row] = await select<ReadingRow>(
    Prisma.sql`SELECT ${readingOfA(Prisma.sql`''`)} FROM articles a CROSS JOIN (SELECT false AS locked) l WHERE a.slug = ${slug} AND ${free}`,
  )
  return row ? readingIn(row, day) : null
}

/** Returns the rendered text of such an article; null where it is none any more. */
export async function publishedBody(articleId: number): Promise<string | null> {
  const [row] = await select<{ html: string }>(
    Prisma.sql`SELECT a.body_html AS html FROM articles a WHERE a.id = ${articleId} AND ${free}`,
  )
  return row?.html ?? null
}
