import { PRICES } from '../constants'
import type { PaidPlan } from '../types'

/** '£5' or '£4.17'. */
export function pounds(pence: number): string {
  return pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`
}

/** Pence a month that active subscriptions bring in: a yearly one counts a twelfth of its price. */
export const monthlyRevenue = (active: Record<PaidPlan, number>) =>
  Math.round(active.monthly * PRICES.monthly + (active.yearly * PRICES.yearly) / 12)
