import 'server-only'
import type { RecentSignIn } from './types'
import type { Viewer } from '../viewer'
import { db } from '@/lib/core/server/db'

const SHOWN = 20

/**
 * Returns the viewer's latest sign-ins and failed attempts, newest first. `browserKey` is that of the
 * requesting browser.
 */
export async function recentSignIns(viewer: Viewer, browserKey: string | null): Promise<RecentSignIn[]> {
  const rows = await db.signIn.findMany({
    where: { userId: viewer.id },
    orderBy: { id: 'desc' },
    take: SHOWN,
    select: { id: true, device: true, createdAt: true, succeeded: true, browserKey: true },
  })
  return rows.map(({ id, device, createdAt, succeeded, browserKey: key }) => ({
    id: String(id),
    device,
    at: createdAt.toISOString(),
    succeeded,
    here: key !== null && key === browserKey,
  }))
}

/**
 * Returns whether a browser has signed in to the account of an address before. `browserKey` is the keyed hash
 * of its cookie.
 */
export async function isKnownBrowser(email: string, browserKey: string | null): Promise<boolean> {
  if (browserKey === null) return false
  const earlier = await db.signIn.findFirst({
    where: { user: { email }, browserKey, succeeded: true },
    select: { id: true },
  })
  return earlier !== null
}
