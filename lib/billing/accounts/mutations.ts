import 'server-only'
import { endsAtOnce } from '../rules/state'
import type { Tx } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'

/**
 * Queues what a change of an account means for its payments: they pause while it is frozen, and the provider
 * writes to its present address. Part of the caller's transaction.
 */
export const queueBillingChange = (tx: Tx, userId: string): Promise<void> =>
  enqueue(tx, 'follow-account', { userId, leaving: false })

/**
 * Queues the end of a subscription because of account deletion, in the caller's transaction. Returns until
 * when it runs: ISO 8601 and never after `deletesAt`, when the account is deleted; 'now' where the present
 * period is not paid, and empty where there is no subscription.
 */
export async function queueBillingEnd(tx: Tx, userId: string, deletesAt: string): Promise<string> {
  await enqueue(tx, 'follow-account', { userId, leaving: true })
  const subscription = await tx.subscription.findFirst({
    where: { userId, state: { in: ['trialing', 'active', 'past_due'] } },
    select: { state: true, currentPeriodEndsAt: true },
  })
  if (!subscription) return ''
  if (endsAtOnce(subscription.state)) return 'now'
  const ends = subscription.currentPeriodEndsAt?.toISOString() ?? deletesAt
  return ends < deletesAt ? ends : deletesAt
}
