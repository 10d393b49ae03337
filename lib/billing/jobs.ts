import 'server-only'
import { settleMemberships } from './entitlement/mutations'
import { plansAreOpen } from './entitlement/queries'
import { retryUnhandledEvents } from './events/jobs'
import { removeCustomer } from './gateway'
import { refreshPrices } from './prices/mutations'
import { sync, withAccount } from './syncing/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import type { Tasks } from '@/lib/jobs/mutations'

export type Reconciled = { checked: number; changed: string[]; failed: string[] }

/**
 * Compares every customer with the provider, independent of webhooks. One that fails is named and does not
 * stop the others. `changed` and `failed` are ids of users.
 */
export async function reconcile(now = databaseNow()): Promise<Reconciled> {
  const done: Reconciled = { checked: 0, changed: [], failed: [] }
  await refreshPrices()
  await retryUnhandledEvents()
  let after = ''
  for (;;) {
    const accounts = await db.billingAccount.findMany({
      where: { userId: { gt: after }, stripeCustomerId: { not: null } },
      orderBy: { userId: 'asc' },
      take: 100,
      select: { userId: true },
    })
    for (const { userId } of accounts) {
      done.checked++
      try {
        if (await corrected(userId, now)) done.changed.push(userId)
      } catch (error) {
        done.failed.push(userId)
        log.error({ user: userId, error: String(error) }, 'billing could not be reconciled')
      }
    }
    const last = accounts.at(-1)
    if (!last) break
    after = last.userId
  }
  await settleMemberships(db, now)
  return done
}

const corrected = (userId: string, now: Date): Promise<boolean> =>
  withAccount(userId, async (tx, account) => {
    const stateNow = () =>
      tx.subscription.findMany({
        where: { userId },
        orderBy: { id: 'asc' },
        select: { stripeSubscriptionId: true, state: true, plan: true, currentPeriodEndsAt: true },
      })
    const before = await stateNow()
    await sync(tx, account, { now })
    return JSON.stringify(before) !== JSON.stringify(await stateNow())
  })

/**
 * By the clock, also where plans were switched off again: subscribers are charged on. Fails, to be
 * tried again, where a customer could not be compared.
 */
export async function reconcileNightly(): Promise<number> {
  if (!env().STRIPE_SECRET_KEY) return 0
  if (!plansAreOpen() && !(await hasCustomers())) return 0
  const { changed, failed } = await reconcile()
  if (failed.length > 0) throw new Error(`${failed.length} customers could not be reconciled`)
  return changed.length
}

const hasCustomers = async () =>
  (await db.billingAccount.count({ where: { stripeCustomerId: { not: null } }, take: 1 })) > 0

/** Hourly: access that ends with time needs nobody's word. */
export const settleMembershipsHourly = () => settleMemberships(db)

/**
 * Cancels the subscriptions of a deleted account. Fails without a key, to be tried again: done without one,
 * the former member would be charged on.
 */
export async function endBilling({ customerId }: Tasks['end-billing']): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is needed to end what a customer pays')
  await removeCustomer(customerId)
}
