import 'server-only'
import { placeOf, sectionsOf, totalsOf, type PathRow } from './rules/progress'
import type { Path, PathCard, PathPlace, StepKind } from './types'
import { openedBy } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { sheetId } from '@/lib/calculations/rules/entered'
import { notFound } from '@/lib/core/errors'
import { Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Items with what they show: the published article `a`, its calculation `k`, the version `v` of a table. */
export const itemsWithWhatTheyShow = Prisma.sql`reading_path_items i
  LEFT JOIN articles a ON a.id = i.article_id AND ${inLibrary}
  LEFT JOIN calculations k ON i.kind = 'calculation' AND k.article_id = a.id AND k.key = i.anchor
  LEFT JOIN calculation_tables t ON t.id = i.table_id
  LEFT JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = t.version`

/** SQL of whether readers see the item `i`: what it shows is published, and still there. */
export const isShown = Prisma.sql`(CASE i.kind WHEN 'section' THEN true WHEN 'article' THEN a.id IS NOT NULL
  WHEN 'calculation' THEN k.id IS NOT NULL ELSE v.version IS NOT NULL END)`

/** SQL of the heading of the article that the item `i` names; null where it has none of this anchor. */
export const headingOfI = Prisma.sql`(CASE WHEN i.kind = 'article' AND i.anchor IS NOT NULL THEN
  (SELECT e->>'text' FROM jsonb_array_elements(a.outline) AS o(e) WHERE e->>'id' = i.anchor LIMIT 1) END)`

/**
 * SQL of whether the viewer has done the step `i`: what they said of it; where they said nothing, that they
 * have opened the article, when all of it is the step.
 */
const doneBy = (viewer: Verified) => Prisma.sql`coalesce(
  (SELECT m.done FROM reading_path_marks m WHERE m.item_id = i.id AND m.user_id = ${viewer.id}),
  i.kind = 'article' AND i.anchor IS NULL AND ${openedBy(viewer)})`

type Row = {
  pathId: number
  id: number
  kind: StepKind | 'section'
  text: string
  title: string | null
  heading: string | null
  slug: string | null
  anchor: string | null
  table: string | null
  articleId: number | null
  readTime: number | null
  locked: boolean
  done: boolean
}

/** Returns where a step leads. */
export function addressOf({
  kind,
  slug,
  heading,
  anchor,
  table,
}: Pick<Row, 'kind' | 'slug' | 'heading' | 'anchor' | 'table'>): string {
  if (kind === 'table') return `/data/${table}`
  const place = kind === 'calculation' ? `#${sheetId(anchor!)}` : heading ? `#${anchor}` : ''
  return `/articles/${slug}${place}`
}

/** Returns what readers see of the paths `p` that a clause chooses, by the paths' ids, in their order. */
async function rowsOf(viewer: Verified, chosen: Prisma.Sql, tx?: Tx): Promise<Map<number, PathRow[]>> {
  const rows = await selectIn<Row>(
    tx,
    Prisma.sql`
    SELECT i.path_id AS "pathId", i.id, i.kind::text AS kind, i.text, coalesce(k.title, v.title, a.title) AS title, ${headingOfI} AS heading,
      a.slug, i.anchor, t.name AS table, a.id AS "articleId", a.read_time AS "readTime",
      coalesce(${lockedFor(viewer)}, false) AS locked, ${doneBy(viewer)} AS done
    FROM reading_paths p JOIN (${itemsWithWhatTheyShow}) ON i.path_id = p.id
    WHERE p.published AND ${chosen} AND ${isShown} ORDER BY i.path_id, i.position, i.id`,
  )
  const byPath = new Map<number, PathRow[]>()
  for (const row of rows) byPath.set(row.pathId, [...(byPath.get(row.pathId) ?? []), rowIn(row)])
  return byPath
}

function rowIn(row: Row): PathRow {
  if (row.kind === 'section') return { section: row.text, step: null }
  const { id, kind, text, title, heading, articleId, readTime, locked, done } = row
  return {
    section: null,
    step: {
      id,
      kind,
      text,
      title: title ?? '',
      heading,
      href: addressOf(row),
      articleId,
      readTime,
      locked,
      done,
    },
  }
}

const stepsIn = (rows: PathRow[] = []) => rows.flatMap(({ step }) => step ?? [])

type PathHead = Pick<PathCard, 'slug' | 'title' | 'summary' | 'audience' | 'begun'> & { id: number }

const headsOf = (viewer: Verified, chosen: Prisma.Sql, tx?: Tx) =>
  selectIn<PathHead>(
    tx,
    Prisma.sql`
    SELECT p.id, p.slug, p.title, p.summary, p.audience, ${begunBy(viewer)} AS begun
    FROM reading_paths p WHERE p.published AND ${chosen} ORDER BY p.id`,
  )

const begunBy = (viewer: Verified) =>
  Prisma.sql`EXISTS (SELECT FROM reading_path_readers r WHERE r.path_id = p.id AND r.user_id = ${viewer.id})`

/** Returns the published paths with the reader's progress, as they were made. */
export async function listPaths(viewer: Verified): Promise<PathCard[]> {
  const [heads, rows] = await Promise.all([
    headsOf(viewer, Prisma.sql`true`),
    rowsOf(viewer, Prisma.sql`true`),
  ])
  return heads.map(({ id, ...head }) => ({ ...head, ...totalsOf(stepsIn(rows.get(id))) }))
}

/** Returns a published path with what the reader has done of it. Throws NOT_FOUND. */
export async function openPath(viewer: Verified, slug: string, tx?: Tx): Promise<Path> {
  const named = Prisma.sql`p.slug = ${slug}`
  const [head] = await headsOf(viewer, named, tx)
  if (!head) throw notFound('Path')
  const { id, ...about } = head
  const rows = (await rowsOf(viewer, named, tx)).get(id) ?? []
  return { ...about, ...totalsOf(stepsIn(rows)), sections: sectionsOf(rows) }
}

/** Returns where an article stands in the paths that the reader has begun. */
export async function placesOf(viewer: Verified, articleId: number): Promise<PathPlace[]> {
  const chosen = Prisma.sql`${begunBy(viewer)} AND p.id IN (SELECT x.path_id FROM reading_path_items x WHERE x.article_id = ${articleId})`
  const heads = await select<{ id: number; slug: string; title: string }>(
    Prisma.sql`SELECT p.id, p.slug, p.title FROM reading_paths p WHERE p.published AND ${chosen} ORDER BY p.id`,
  )
  if (heads.length === 0) return []
  const rows = await rowsOf(viewer, chosen)
  return heads.flatMap(({ id, ...path }) => placeOf(path, stepsIn(rows.get(id)), articleId) ?? [])
}
