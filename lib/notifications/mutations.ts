import 'server-only'
import { DETAIL_MAX } from './constants'
import type { ReadInput } from './schema'
import type { NotificationKind } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/db'
import { shorten } from '@/lib/core/text'

type Notice = {
  kind: NotificationKind
  articleId: number
  title: string
  detail?: string | null
  /** Whose name the detail is, where it is one. */
  actorId?: string
  href: string
}

/**
 * Puts a line into the inbox of each of these people, in the transaction of what it tells. What is alike, about the same article and not yet read,
 * is folded into one line that counts.
 */
export async function notify(
  tx: Tx,
  userIds: string[],
  { kind, articleId, title, detail, actorId, href }: Notice,
): Promise<void> {
  if (userIds.length === 0) return
  const body = detail ? shorten(detail, DETAIL_MAX) : null
  // In one order, so that two that tell the same people do not wait for each other.
  const ordered = [...new Set(userIds)].sort()
  await tx.$executeRaw`
    INSERT INTO notifications (user_id, kind, article_id, title, body, actor_id, href)
    SELECT id, ${kind}, ${articleId}, ${title}, ${body}, ${actorId ?? null}, ${href} FROM unnest(${ordered}::text[]) WITH ORDINALITY AS told(id, position) ORDER BY position
    ON CONFLICT (user_id, kind, article_id) WHERE read_at IS NULL AND article_id IS NOT NULL
    DO UPDATE SET count = notifications.count + 1, title = EXCLUDED.title, body = EXCLUDED.body, actor_id = EXCLUDED.actor_id, href = EXCLUDED.href, created_at = now()`
}

/**
 * Takes a person's name out of what others were notified of. Lines from before the person was stored with them are found by the name, where
 * nobody else has it: a namesake's lines stay until the last of that name leaves. Part of the caller's transaction.
 */
export async function forgetTold(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE notifications SET body = NULL, actor_id = NULL
    WHERE actor_id = ${userId} OR (actor_id IS NULL AND kind <> 'submission-rejected'
      AND regexp_replace(btrim(body), '\\s+', ' ', 'g') = regexp_replace(btrim(${name}), '\\s+', ' ', 'g')
      AND NOT EXISTS (
        SELECT 1 FROM users WHERE id <> ${userId}
          AND regexp_replace(btrim(first_name || ' ' || last_name), '\\s+', ' ', 'g') = regexp_replace(btrim(${name}), '\\s+', ' ', 'g')))`
}

/** Marks lines of the viewer's own as read; those of others, and read ones, stay as they are. Gives how many are left unread. */
export async function markRead(viewer: Viewer, input: ReadInput): Promise<{ unread: number }> {
  await db.notification.updateMany({
    where: { userId: viewer.id, readAt: null, ...('ids' in input && { id: { in: input.ids } }) },
    data: { readAt: new Date() },
  })
  return { unread: await db.notification.count({ where: { userId: viewer.id, readAt: null } }) }
}
