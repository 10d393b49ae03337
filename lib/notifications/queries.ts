import 'server-only'
import { INBOX_SIZE } from './constants'
import type { Inbox, Notification } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { limitTo, Prisma, select } from '@/lib/core/server/db'

type InboxRow = { unread: number; id: number | null } & Omit<Notification, 'id' | 'createdAt'> & {
    createdAt: Date
  }

/** Returns the viewer's latest notifications, newest first, and the number of all unread ones. */
export async function inboxOf(viewer: Viewer): Promise<Inbox> {
  // One row where there is no notification: the number alone.
  const rows = await select<InboxRow>(
    Prisma.sql`
      SELECT (SELECT count(*)::int FROM notifications WHERE user_id = ${viewer.id} AND read_at IS NULL) AS unread,
        n.id, n.kind, n.title, n.body AS detail, coalesce(n.href, '/') AS href, n.count, n.read_at IS NOT NULL AS read,
        n.created_at AS "createdAt"
      FROM (SELECT) one LEFT JOIN (
        SELECT * FROM notifications WHERE user_id = ${viewer.id} ORDER BY created_at DESC, id DESC ${limitTo(INBOX_SIZE)}
      ) n ON true ORDER BY n.created_at DESC, n.id DESC`,
  )
  const items = rows.flatMap(({ unread: _, id, createdAt, ...row }) =>
    id === null ? [] : [{ ...row, id, createdAt: createdAt.toISOString() }],
  )
  return { items, unread: rows[0]!.unread }
}
