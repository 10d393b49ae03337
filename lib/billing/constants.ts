import type { PaidPlan } from './types'

/** Pence, for each period of the plan. */
export const PRICES: Record<PaidPlan, number> = { monthly: 500, yearly: 5000 }

export const PLAN_NAMES: Record<PaidPlan, string> = { monthly: 'Premium Monthly', yearly: 'Premium Yearly' }

/** By which the provider's prices are found. */
export const LOOKUP_KEYS: Record<PaidPlan, string> = {
  monthly: 'loadpath_monthly',
  yearly: 'loadpath_yearly',
}

/** Months of paid membership owed to whoever joins during the free trial. */
export const TRIAL_MONTHS = 3

/** Days that access is kept while a payment is due. */
export const GRACE_DAYS = 14

/** Years that a membership may be given for. */
export const GIFT_YEARS = 10

/** Days before the first charge that a trial member is told of it. */
export const TRIAL_NOTICE_DAYS = 7

/** An attempt to subscribe is taken up again within so many hours; the provider gives one up after 23. */
export const ATTEMPT_HOURS = 12

/** Months that handled events are kept. */
export const EVENT_MONTHS = 13

/** Bytes of a webhook. */
export const WEBHOOK_MAX = 256 * 1024
export const ADMIN_PAGE_SIZE = 25

/** How long the browser waits for the provider's word after a payment (milliseconds), and how often it asks. */
export const CONFIRMATION_PATIENCE = 30_000
export const CONFIRMATION_EVERY = 1000
