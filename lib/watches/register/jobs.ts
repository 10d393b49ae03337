import 'server-only'
import { storeNews } from '../news/mutations'
import { announcementsOn, keyOf, type Announcement } from './rules/announcing'
import { databaseNow } from '@/lib/core/server/clock'
import { londonDay } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import type { Tasks } from '@/lib/jobs/mutations'
import { notify } from '@/lib/notifications/mutations'
import { CHANGES } from '@/lib/standards/constants'
import { eventSaid } from '@/lib/standards/rules/status'
import { standardAddress } from '@/lib/standards/rules/naming'
import { register } from '@/lib/standards/store'

/**
 * Announces what holds in the register on a day of London and was not yet announced: statuses that begin by
 * themselves on that day, and those that were entered since. Members who watch such a standard are notified,
 * but for `actorId`, who entered it. Each change is announced once, however often and by how many workers
 * this runs. Returns how many there were.
 */
export const announceRegister = (now = databaseNow(), actorId: string | null = null): Promise<number> =>
  db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.announcements})) locked`
      // Read behind the lock: an older register would announce what has been taken back.
      const { editions } = await register()
      const said = await tx.standardAnnouncement.findMany()
      const announcements = announcementsOn(
        editions,
        new Map(said.map((row) => [keyOf(row.editionId, row.jurisdiction), row])),
        londonDay(now),
      )
      for (const { edition, jurisdiction, currency, supersession } of announcements)
        await tx.$executeRaw`
          INSERT INTO standard_announcements (edition_id, jurisdiction, currency, supersession)
          VALUES (${edition.id}, ${jurisdiction}, ${currency}::"Currency", ${supersession}::"Supersession")
          ON CONFLICT (edition_id, jurisdiction) DO UPDATE SET currency = EXCLUDED.currency, supersession = EXCLUDED.supersession`
      return tellWatchers(tx, announcements, now, actorId)
    },
    { timeout: 60_000 },
  )

/** The same, for a change that was entered by an administrator. */
export async function announceEntered({ actorId }: Tasks['announce-register']): Promise<void> {
  await announceRegister(databaseNow(), actorId)
}

type Event = { id: number; standard: string; slug: string; designation: string; words: string }

async function tellWatchers(
  tx: Tx,
  announcements: Announcement[],
  now: Date,
  actorId: string | null,
): Promise<number> {
  const events: Event[] = []
  for (const { edition, kind, jurisdiction, currency, supersession } of announcements) {
    if (!kind) continue
    const { id } = await tx.standardEvent.create({
      data: {
        editionId: edition.id,
        kind,
        jurisdiction,
        currency,
        supersession,
        day: new Date(`${londonDay(now)}T00:00:00Z`),
        createdAt: now,
      },
      select: { id: true },
    })
    const { standard, slug, designation } = edition
    const said = eventSaid({ kind, currency, supersession })
    events.push({
      id,
      standard,
      slug,
      designation,
      words: jurisdiction === edition.jurisdiction ? said : `${said} (${jurisdiction})`,
    })
  }
  if (events.length === 0) return 0
  const watchers = await tx.$queryRaw<{ userId: string; standard: string }[]>`
    SELECT DISTINCT w.user_id AS "userId", s.name AS standard FROM watches w JOIN standards s ON s.id = w.standard_id
    WHERE s.name = ANY(${[...new Set(events.map(({ standard }) => standard))]}::text[])`
  const watchedBy = new Map<string, Set<string>>()
  for (const { userId, standard } of watchers)
    if (userId !== actorId) watchedBy.set(userId, (watchedBy.get(userId) ?? new Set()).add(standard))
  // Members who watch the same are notified together.
  const alike = new Map<string, { userIds: string[]; own: Event[] }>()
  for (const [userId, watched] of watchedBy) {
    const own = events.filter(({ standard }) => watched.has(standard))
    const key = own.map(({ id }) => id).join(' ')
    const group = alike.get(key) ?? { userIds: [], own }
    group.userIds.push(userId)
    alike.set(key, group)
  }
  for (const { userIds, own } of alike.values()) {
    await notify(tx, userIds, { kind: 'watched-standard', articleId: null, ...inOne(own) })
    await storeNews(
      tx,
      own.flatMap(({ id, standard }) =>
        userIds.map((userId) => ({
          userId,
          kind: 'standard' as const,
          eventId: id,
          reason: standard,
          createdAt: now,
        })),
      ),
    )
  }
  return events.length
}

/** One notification of all that changed at once: on some days whole series are withdrawn. */
function inOne(events: Event[]): { title: string; detail: string | null; href: string } {
  const [first] = events as [Event, ...Event[]]
  const same = events.every(({ words }) => words === first.words)
  const slugs = new Set(events.map(({ slug }) => slug))
  return {
    title: events.length === 1 ? first.designation : `${first.designation} and ${events.length - 1} more`,
    detail: same ? first.words : null,
    href: slugs.size === 1 ? standardAddress(first.slug) : CHANGES,
  }
}
