import 'server-only'
import type { RecentSignIn } from './types'
import type { Viewer } from '../viewer'
import { db } from '@/lib/core/db'

const SHOWN = 20

/** The viewer's latest sign-ins and failed attempts, newest first. `browserKey` is that of the browser that asks. */
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
