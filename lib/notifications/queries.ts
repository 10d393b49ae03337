import 'server-only'
import { INBOX_SIZE } from './constants'
import type { Inbox, NotificationKind } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'

/** Returns the viewer's latest notifications, newest first, and the number of all unread ones. */
export async function inboxOf(viewer: Viewer): Promise<Inbox> {
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where: { userId: viewer.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: INBOX_SIZE,
      select: {
        id: true,
        kind: true,
        title: true,
        body: true,
        href: true,
        count: true,
        readAt: true,
        createdAt: true,
      },
    }),
    db.notification.count({ where: { userId: viewer.id, readAt: null } }),
  ])
  const items = rows.map(({ kind, body, href, readAt, createdAt, ...row }) => ({
    ...row,
    kind: kind as NotificationKind,
    detail: body,
    href: href ?? '/',
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }))
  return { items, unread }
}
