import 'server-only'
import { LOOKUP_KEYS, PERIODS, PLAN_NAMES, PRICES } from '../constants'
import { priceFor } from '../gateway'
import type { PaidPlan } from '../types'
import { keyedHash } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'

const KEY = 'stripe-prices'

/**
 * `current` is what is sold; `known` also what was sold before the price was raised. `account` tells test
 * keys from real ones, and what our pages named before from what they name now.
 */
type Prices = { account: string; current: Record<PaidPlan, string>; known: Record<string, PaidPlan> }

const account = () =>
  keyedHash('stripe-account', `${env().STRIPE_SECRET_KEY ?? ''} ${PRICES.monthly} ${PRICES.yearly}`)

/** Our prices at the provider, asked for and made there at first use. */
export async function ourPrices(): Promise<Prices> {
  const stored = await storedPrices()
  return stored?.account === account() ? stored : refreshPrices()
}

/**
 * Asks the provider again which prices are sold. Those that were stay known: who pays them keeps what they
 * pay for.
 */
export async function refreshPrices(): Promise<Prices> {
  const [monthly, yearly] = await Promise.all([made('monthly'), made('yearly')])
  const stored = await storedPrices()
  const known: Prices['known'] = { ...stored?.known, [monthly]: 'monthly', [yearly]: 'yearly' }
  const value: Prices = { account: account(), current: { monthly, yearly }, known }
  await db.setting.upsert({
    where: { key: KEY },
    create: { key: KEY, value },
    update: { value },
    select: { key: true },
  })
  return value
}

const made = (plan: PaidPlan) =>
  priceFor({
    lookupKey: LOOKUP_KEYS[plan],
    name: PLAN_NAMES[plan],
    amount: PRICES[plan],
    interval: PERIODS[plan],
  })

async function storedPrices(): Promise<Prices | undefined> {
  const row = await db.setting.findUnique({ where: { key: KEY }, select: { value: true } })
  return row?.value as Prices | undefined
}
