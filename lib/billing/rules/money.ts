import { PERIODS } from '../constants'
import type { PaidPlan } from '../types'
import type { Snapshot } from './state'

/** '£5' or '£4.17'. */
export function pounds(pence: number): string {
  return pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`
}

/** Returns the pence that a plan is charged each period; null where that is not the plan's own. */
export const amountFor = (plan: PaidPlan, { amount, period }: Pick<Snapshot, 'amount' | 'period'>) =>
  period === PERIODS[plan] ? amount : null
