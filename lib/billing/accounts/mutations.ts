import 'server-only'
import { endsAtOnce } from '../rules/state'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/mutations'

/** Has the provider told that an account was frozen or let in again; part of the caller's transaction. */
export const pauseWithAccount = (tx: Tx, userId: string): Promise<void> =>
  enqueue(tx, 'follow-account', { userId, leaving: false })

/**
 * Has what a leaver pays for ended; part of the caller's transaction. Gives until when it runs: ISO 8601 and never past `goesAt`, when the account
 * goes and takes it along; 'now' where nothing is paid for, and empty where there is nothing to end.
 */
export async function endWithAccount(tx: Tx, userId: string, goesAt: string): Promise<string> {
  await enqueue(tx, 'follow-account', { userId, leaving: true })
  const held = await tx.subscription.findFirst({
    where: { userId, state: { in: ['trialing', 'active', 'past_due'] } },
    select: { state: true, currentPeriodEndsAt: true },
  })
  if (!held) return ''
  if (endsAtOnce(held.state)) return 'now'
  const ends = held.currentPeriodEndsAt?.toISOString() ?? goesAt
  return ends < goesAt ? ends : goesAt
}
