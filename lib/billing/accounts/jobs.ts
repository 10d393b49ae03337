import 'server-only'
import { endAll, sync, withCustomer } from '../syncing/mutations'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Tasks } from '@/lib/jobs/mutations'

/** What became of an account, told to the provider. Who left and came back meanwhile was promised all the same that it ends. */
export async function followAccount({ userId, leaving }: Tasks['follow-account']): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return
  const account = await db.billingAccount.findUnique({
    where: { userId },
    select: { stripeCustomerId: true },
  })
  if (!account?.stripeCustomerId) return
  const { stripeCustomerId: customerId } = account
  await withCustomer(customerId, async (tx, held) => {
    if (leaving) await endAll(customerId)
    await sync(tx, held)
  })
}
