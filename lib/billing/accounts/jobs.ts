import 'server-only'
import { setEmail } from '../gateway'
import { cancelAllSubscriptions, sync, withCustomer } from '../syncing/mutations'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import type { Tasks } from '@/lib/jobs/mutations'

/**
 * Applies a change of an account at the provider. `leaving` cancels even where the account deletion was
 * cancelled since: the email promised it.
 */
export async function applyAccountChange({ userId, leaving }: Tasks['follow-account']): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return
  const account = await db.billingAccount.findUnique({
    where: { userId },
    select: { stripeCustomerId: true, user: { select: { email: true } } },
  })
  if (!account?.stripeCustomerId) return
  const { stripeCustomerId: customerId, user } = account
  await setEmail(customerId, user.email)
  await withCustomer(customerId, async (tx, held) => {
    if (leaving) await cancelAllSubscriptions(tx, held)
    await sync(tx, held)
  })
}
