import 'server-only'
import { FOUND_SHOWN } from '../constants'
import { addressOf, headingOfI, isShown, itemsWithWhatTheyShow } from '../queries'
import type { AdminPath, AdminPathCard, AdminPathItem, PathArticle } from '../types'
import type { Admin } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'
import { limitTo, Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Returns every path, published or not, as they were made. */
export async function listAllPaths(_viewer: Admin): Promise<AdminPathCard[]> {
  const rows = await select<Omit<AdminPathCard, 'updatedAt'> & { updatedAt: Date }>(Prisma.sql`
    SELECT p.id, p.slug, p.title, p.published, p.updated_at AS "updatedAt", s.steps, s.hidden,
      (SELECT count(*)::int FROM reading_path_readers r WHERE r.path_id = p.id) AS readers
    FROM reading_paths p CROSS JOIN LATERAL (
      SELECT count(*)::int AS steps, (count(*) FILTER (WHERE NOT ${isShown}))::int AS hidden
      FROM ${itemsWithWhatTheyShow} WHERE i.path_id = p.id AND i.kind <> 'section') s
    ORDER BY p.id`)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

type Row = Omit<AdminPathItem, 'href' | 'title'> & {
  title: string | null
  slug: string | null
  anchor: string | null
  table: string | null
}

/** Returns a path with everything in it, also what readers do not see now. Throws NOT_FOUND. */
export async function openPathForAdmin(_viewer: Admin, id: number, tx?: Tx): Promise<AdminPath> {
  const [path] = await selectIn<Omit<AdminPath, 'items'>>(
    tx,
    Prisma.sql`SELECT p.id, p.slug, p.title, p.summary, p.audience, p.published FROM reading_paths p WHERE p.id = ${id}`,
  )
  if (!path) throw notFound('Path')
  const rows = await selectIn<Row>(
    tx,
    Prisma.sql`
    SELECT i.id, i.kind::text AS kind, i.text, ${headingOfI} AS heading, a.slug, i.anchor, t.name AS table, ${isShown} AS shown,
      coalesce(k.title, v.title, a.title, (SELECT x.title FROM articles x WHERE x.id = i.article_id)) AS title
    FROM ${itemsWithWhatTheyShow} WHERE i.path_id = ${id} ORDER BY i.position, i.id`,
  )
  return { ...path, items: rows.map(itemIn) }
}

function itemIn({ slug, anchor, table, title, ...row }: Row): AdminPathItem {
  const { kind, heading, text, shown } = row
  if (kind === 'section') return { ...row, title: text, href: null }
  return {
    ...row,
    title: title ?? '',
    href: shown ? addressOf({ kind, slug, heading, anchor, table }) : null,
  }
}

/** Returns the published articles whose titles hold every word typed, with what a step can name in them. */
export async function findArticles(_viewer: Admin, search: string): Promise<PathArticle[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  const holds = words.map((word) => Prisma.sql`strpos(lower(a.title), lower(${word})) > 0`)
  return select<PathArticle>(Prisma.sql`
    SELECT a.id, a.title,
      (SELECT coalesce(json_agg(json_build_object('id', e->>'id', 'text', e->>'text')), '[]'::json)
        FROM jsonb_array_elements(a.outline) AS o(e) WHERE (e->>'level')::int = 2) AS headings,
      (SELECT coalesce(json_agg(json_build_object('key', k.key, 'title', k.title) ORDER BY k.position), '[]'::json)
        FROM calculations k WHERE k.article_id = a.id) AS calculations
    FROM articles a WHERE ${inLibrary} AND ${Prisma.join(holds, ' AND ')} ORDER BY lower(a.title), a.id ${limitTo(FOUND_SHOWN)}`)
}
