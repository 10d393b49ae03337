import 'server-only'
import { ANNOUNCED_LISTED } from '../constants'
import { eventSaid, latestOf, saidBy } from '../rules/status'
import { register } from '../store'
import type { Currency, Supersession } from '../types'
import type { Announced, LastAnnounced, SaidStatus, StandardHistory } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

/**
 * Returns what the register has and had of a standard: its relations, every status of its editions, also
 * those that were replaced, and what was announced of it. Throws NOT_FOUND.
 */
export async function openHistory(_viewer: Admin, slug: string): Promise<StandardHistory> {
  const { editions, relations } = await register()
  const own = editions.filter((edition) => edition.slug === slug)
  const latest = latestOf(own, today())
  if (!latest) throw notFound('Standard')
  const ids = own.map(({ id }) => id)
  const [statuses, announced] = await Promise.all([statusesOf(ids), announcedOf(ids)])
  return {
    standard: latest.standard,
    slug,
    title: latest.title,
    latest: latest.designation,
    relations: relations.filter(({ from, to }) => from.slug === slug || to.slug === slug),
    editions: own.map(({ id, designation }) => ({
      designation,
      statuses: statuses.flatMap(({ editionId, ...status }) =>
        editionId === id ? [{ ...status, ...saidBy(status) }] : [],
      ),
    })),
    announced,
  }
}

type StatusRow = Omit<SaidStatus, 'words'> & { editionId: number }

/** Who added a row is in the audit log, by the request: of an edition, or of a whole file. */
const statusesOf = (editionIds: readonly number[]): Promise<StatusRow[]> =>
  select<StatusRow>(Prisma.sql`
    SELECT t.edition_id AS "editionId", t.id, t.jurisdiction, t.currency, t.supersession,
      to_char(t.from_day, 'YYYY-MM-DD') AS "from", t.source, to_char(t.checked_on, 'YYYY-MM-DD') AS "checkedOn",
      t.confidence, t.confirmed, r.id AS "replacedBy",
      to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "addedAt",
      (SELECT a.actor_name FROM audit_entries a
        WHERE a.target_type = 'standard' AND a.target_id IN (t.edition_id::text, 'register') AND a.request_id = t.request_id
        ORDER BY a.id LIMIT 1) AS "addedBy"
    FROM standard_statuses t LEFT JOIN standard_statuses r ON r.replaces_id = t.id
    WHERE t.edition_id = ANY (${editionIds}::int[]) ORDER BY t.id`)

type EventRow = Omit<Announced, 'words'> & {
  kind: string
  currency: Currency
  supersession: Supersession
}

const announcedOf = (editionIds: readonly number[]): Promise<Announced[]> =>
  announced(Prisma.sql`WHERE v.edition_id = ANY (${editionIds}::int[]) ORDER BY v.id DESC`)

/** Returns what was last announced of all standards, and how much ever was. */
export async function listAnnounced(_viewer: Admin): Promise<LastAnnounced> {
  const [items, [counted]] = await Promise.all([
    announced(Prisma.sql`ORDER BY v.id DESC ${limitTo(ANNOUNCED_LISTED)}`),
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total FROM standard_events`),
  ])
  return { items, total: counted!.total }
}

async function announced(which: Prisma.Sql): Promise<Announced[]> {
  const rows = await select<EventRow>(Prisma.sql`
    SELECT v.id, e.designation, s.slug, to_char(v.day, 'YYYY-MM-DD') AS day, v.kind, v.currency, v.supersession, v.jurisdiction
    FROM standard_events v JOIN standard_editions e ON e.id = v.edition_id JOIN standards s ON s.id = e.standard_id ${which}`)
  return rows.map(({ kind, currency, supersession, ...event }) => ({
    ...event,
    words: eventSaid({ kind, currency, supersession }),
  }))
}
