import 'server-only'
import { AUDIT_PAGE_SIZE, EXPORT_MAX } from './constants'
import { csvOf } from './rules/csv'
import type { AuditQuery } from './schema'
import type { AuditFilters, AuditLine } from './types'
import { readFromReplica } from '@/lib/auth/own-writes'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import type { Page } from '@/lib/core/page'
import { londonStamp } from '@/lib/core/dates'
import { limitTo, Prisma, type Queries, rowsFrom } from '@/lib/core/server/db'

type Row = Omit<AuditLine, 'createdAt' | 'href'> & {
  createdAt: Date
  present: string | null
  slug: string | null
}

const asNumber = Prisma.sql`CASE WHEN e.target_id ~ '^[0-9]{1,9}$' THEN e.target_id::int END`
const line = Prisma.sql`coalesce(e.after->>'line', e.before->>'line')`

/** The present name of the target; of a deleted one, the name in the record. */
const columns = Prisma.sql`
  e.id::text AS id, e.actor_name AS actor, e.action, e.target_type AS "targetType", e.target_id AS "targetId",
  e.before, e.after, e.request_id AS "requestId", e.created_at AS "createdAt",
  CASE e.target_type
    WHEN 'article' THEN (SELECT title FROM articles WHERE id = ${asNumber})
    WHEN 'comment' THEN (SELECT a.title FROM articles a WHERE a.id = coalesce((e.before->>'articleId')::int, (SELECT c.article_id FROM comments c WHERE c.id = ${asNumber})))
    WHEN 'category' THEN (SELECT name FROM categories WHERE id = ${asNumber})
    WHEN 'tag' THEN (SELECT name FROM tags WHERE id = ${asNumber})
    WHEN 'synonym' THEN (SELECT replace(names, '|', ', ') FROM search_synonyms WHERE id = ${asNumber})
    WHEN 'table' THEN (SELECT name FROM calculation_tables WHERE name = e.target_id)
    WHEN 'path' THEN (SELECT title FROM reading_paths WHERE id = ${asNumber})
    WHEN 'reference' THEN ${line}
    WHEN 'standard' THEN ${line}
    WHEN 'report' THEN e.target_id
    WHEN 'message' THEN (SELECT subject FROM contact_submissions WHERE id = ${asNumber})
    WHEN 'job' THEN coalesce(e.before->>'task', e.target_id)
    WHEN 'user' THEN CASE e.target_id WHEN 'list' THEN 'members' ELSE (SELECT concat_ws(' ', first_name, last_name) FROM users WHERE id = e.target_id) END
  END AS present,
  coalesce(e.after->>'title', e.before->>'title', e.after->>'name', e.before->>'name', e.after->>'names', e.before->>'names') AS target,
  CASE WHEN e.target_type = 'comment' THEN (SELECT a.slug FROM comments c JOIN articles a ON a.id = c.article_id WHERE c.id = ${asNumber}) END AS slug`

/** Returns the admin page of a target; null where it has none. */
function hrefOf({ targetType, targetId, present, slug }: Row): string | null {
  if (present === null) return null
  if (targetType === 'article') return `/admin/articles/edit/${targetId}`
  if (targetType === 'comment') return slug && `/articles/${slug}#comment-${targetId}`
  if (targetType === 'category') return '/admin/categories'
  if (targetType === 'tag') return '/admin/tags'
  if (targetType === 'synonym') return '/admin/synonyms'
  if (targetType === 'table') return `/admin/tables/${targetId}`
  if (targetType === 'path') return `/admin/paths/${targetId}`
  if (targetType === 'report') return `/admin/analytics/reports/${targetId}`
  if (targetType === 'reference')
    return `/admin/references?${new URLSearchParams({ tab: 'all', q: present.slice(0, 200) }).toString()}`
  if (targetType === 'standard') return '/admin/standards'
  if (targetType === 'user')
    return targetId === 'list'
      ? '/admin/users'
      : `/admin/users?${new URLSearchParams({ q: present.slice(0, 200) }).toString()}`
  if (targetType === 'message') return '/admin/contact-submissions'
  return null
}

const shown = (row: Row): AuditLine => {
  const { present, slug: _slug, createdAt, target, ...rest } = row
  return { ...rest, target: present ?? target, href: hrefOf(row), createdAt: createdAt.toISOString() }
}

function termsOf({ actor, action, targetType, from, to, search }: AuditQuery): Prisma.Sql {
  const terms = [Prisma.sql`true`]
  if (actor) terms.push(Prisma.sql`e.actor_name = ${actor}`)
  if (action) terms.push(Prisma.sql`e.action = ${action}`)
  if (targetType) terms.push(Prisma.sql`e.target_type = ${targetType}`)
  if (from) terms.push(Prisma.sql`e.created_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/London'`)
  if (to) terms.push(Prisma.sql`e.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/London'`)
  // Compared as text, not as a LIKE pattern: % and _ in it mean themselves.
  if (search)
    terms.push(
      Prisma.sql`strpos(lower(concat_ws(' ', e.actor_name, e.action, e.target_id, e.before::text, e.after::text, e.request_id)), lower(${search})) > 0`,
    )
  return Prisma.join(terms, ' AND ')
}

/** Returns one page of audit records, newest first. */
export const listAudit = (viewer: Admin, query: AuditQuery): Promise<Page<AuditLine>> =>
  readFromReplica(viewer, (client) => linesFrom(client, query))

async function linesFrom(client: Queries, query: AuditQuery): Promise<Page<AuditLine>> {
  const { page = 1 } = query
  const where = termsOf(query)
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    rowsFrom<Row>(
      client,
      Prisma.sql`
      SELECT ${columns} FROM (SELECT e.* FROM audit_entries e WHERE ${where} ORDER BY e.id DESC
        ${limitTo(AUDIT_PAGE_SIZE, page)}) e ORDER BY e.id DESC`,
    ),
    rowsFrom<{ total: number }>(
      client,
      Prisma.sql`SELECT count(*)::int AS total FROM audit_entries e WHERE ${where}`,
    ),
  ])
  return { items: rows.map(shown), total, page, pageSize: AUDIT_PAGE_SIZE }
}

/** Returns the audit records that match the filters as CSV, newest first, and a file name. */
export async function auditFile(viewer: Admin, query: AuditQuery): Promise<{ name: string; csv: string }> {
  const rows = await readFromReplica(viewer, (client) =>
    rowsFrom<Row>(
      client,
      Prisma.sql`
      SELECT ${columns} FROM audit_entries e WHERE ${termsOf(query)} ORDER BY e.id DESC ${limitTo(EXPORT_MAX)}`,
    ),
  )
  return { name: `loadpath-audit-${today()}.csv`, csv: csvOf(rows.map(shown), londonStamp) }
}

/** Returns whom and what the list can be narrowed to. */
export const auditFilters = (viewer: Admin): Promise<AuditFilters> =>
  readFromReplica(viewer, async (client) => {
    const [actors, actions] = await Promise.all([
      rowsFrom<{ name: string }>(
        client,
        Prisma.sql`SELECT actor_name AS name FROM audit_entries GROUP BY 1 ORDER BY 1`,
      ),
      rowsFrom<{ name: string }>(
        client,
        Prisma.sql`SELECT action AS name FROM audit_entries GROUP BY 1 ORDER BY 1`,
      ),
    ])
    return { actors: actors.map(({ name }) => name), actions: actions.map(({ name }) => name) }
  })
