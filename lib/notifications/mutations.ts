import 'server-only'
import { DETAIL_MAX } from './constants'
import type { ReadInput } from './schema'
import type { NotificationKind } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { shorten } from '@/lib/core/text'

type NewNotification = {
  kind: NotificationKind
  /** Null for what is about one thing of its own: it never becomes one with others. */
  articleId: number | null
  title: string
  detail?: string | null
  /** The person whose name `detail` is. */
  actorId?: string
  href: string
}

/**
 * Notifies each of these users, in the transaction of the change. Unread notifications of one kind about one
 * article become a single one with a count.
 */
export async function notify(
  tx: Tx,
  userIds: string[],
  { kind, articleId, title, detail, actorId, href }: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return
  const body = detail ? shorten(detail, DETAIL_MAX) : null
  // Sorted, so that two transactions that notify the same users lock the rows in one order and cannot
  // deadlock.
  const ordered = [...new Set(userIds)].sort()
  await tx.$executeRaw`
    INSERT INTO notifications (user_id, kind, article_id, title, body, actor_id, href)
    SELECT id, ${kind}, ${articleId}, ${title}, ${body}, ${actorId ?? null}, ${href} FROM unnest(${ordered}::text[]) WITH ORDINALITY AS recipient(id, position) ORDER BY position
    ON CONFLICT (user_id, kind, article_id) WHERE read_at IS NULL AND article_id IS NOT NULL
    DO UPDATE SET count = notifications.count + 1, title = EXCLUDED.title, body = EXCLUDED.body, actor_id = EXCLUDED.actor_id, href = EXCLUDED.href, created_at = now()`
}

/** Takes back what was not read yet, in the transaction of the change. */
export async function withdraw(
  tx: Tx,
  which: { kind: NotificationKind; href: string; email: string },
): Promise<void> {
  const { kind, href, email } = which
  await tx.notification.deleteMany({ where: { kind, href, readAt: null, user: { email } } })
}

/**
 * Takes back what was not read yet of these kinds about an article, in the transaction of the change. Returns
 * who was notified of it, whether they have read it or not.
 */
export async function withdrawAbout(tx: Tx, articleId: number, kinds: NotificationKind[]): Promise<string[]> {
  const where = { articleId, kind: { in: kinds } }
  const rows = await tx.notification.findMany({ where, distinct: ['userId'], select: { userId: true } })
  await tx.notification.deleteMany({ where: { ...where, readAt: null } })
  return rows.map(({ userId }) => userId)
}

/** Returns which of these users have an unread notification of a kind that leads to this address. */
export async function withUnread(
  tx: Tx,
  userIds: string[],
  { kind, href }: { kind: NotificationKind; href: string },
): Promise<Set<string>> {
  const rows = await tx.notification.findMany({
    where: { kind, href, readAt: null, userId: { in: userIds } },
    select: { userId: true },
  })
  return new Set(rows.map(({ userId }) => userId))
}

/**
 * Removes a person's name from the notifications of others. Rows without `actor_id`, from before that column
 * existed, are found by the name where nobody else has it: a namesake's rows stay until the last of that name
 * is erased. What says that a project of theirs is no longer shared names it, and goes with them. Part of the
 * caller's transaction.
 */
export async function eraseFromNotifications(tx: Tx, userId: string, name: string): Promise<void> {
  const ended = ['project-removed', 'project-deleted'] satisfies NotificationKind[]
  await tx.notification.deleteMany({ where: { actorId: userId, kind: { in: ended } } })
  await tx.$executeRaw`
    UPDATE notifications SET body = NULL, actor_id = NULL
    WHERE actor_id = ${userId} OR (actor_id IS NULL AND kind NOT IN ('submission-rejected', 'error-decided') AND NOT starts_with(kind, 'watched-')
      AND regexp_replace(btrim(body), '\\s+', ' ', 'g') = regexp_replace(btrim(${name}), '\\s+', ' ', 'g')
      AND NOT EXISTS (
        SELECT 1 FROM users WHERE id <> ${userId}
          AND regexp_replace(btrim(first_name || ' ' || last_name), '\\s+', ' ', 'g') = regexp_replace(btrim(${name}), '\\s+', ' ', 'g')))`
}

/**
 * Marks notifications of the viewer as read. Ids that belong to others change nothing. Returns how many are
 * left unread.
 */
export async function markRead(viewer: Viewer, input: ReadInput): Promise<{ unread: number }> {
  await db.notification.updateMany({
    where: { userId: viewer.id, readAt: null, ...('ids' in input && { id: { in: input.ids } }) },
    data: { readAt: databaseNow() },
  })
  return { unread: await db.notification.count({ where: { userId: viewer.id, readAt: null } }) }
}
