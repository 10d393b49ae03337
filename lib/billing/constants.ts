import type { PaidPlan } from './types'

/** Pence, for each period of the plan. */
export const PRICES: Record<PaidPlan, number> = { monthly: 500, yearly: 5000 }

/** For how long a plan is paid at a time, as the provider names it. */
export const PERIODS: Record<PaidPlan, 'month' | 'year'> = { monthly: 'month', yearly: 'year' }

export const PLAN_NAMES: Record<PaidPlan, string> = { monthly: 'Premium Monthly', yearly: 'Premium Yearly' }

/** By which the provider's prices are found. */
export const LOOKUP_KEYS: Record<PaidPlan, string> = {
  monthly: 'loadpath_monthly',
  yearly: 'loadpath_yearly',
}

/** Months of free paid membership for members who joined during the library's trial run. */
export const TRIAL_MONTHS = 3

/** Days of access while a payment is overdue. */
export const GRACE_DAYS = 14

/** Years that a membership may be given for. */
export const GIFT_YEARS = 10

/** Days before the first charge on which a member in a trial gets an email about it. */
export const TRIAL_NOTICE_DAYS = 7

/** Hours within which an incomplete subscription is resumed; the provider expires it after 23. */
export const ATTEMPT_HOURS = 12

/** Months after which handled events are deleted. */
export const EVENT_MONTHS = 13

/** Bytes of a webhook. */
export const WEBHOOK_MAX = 256 * 1024
export const ADMIN_PAGE_SIZE = 25

/**
 * How long the browser waits for the provider's word after a payment (milliseconds), and how often it asks.
 */
export const CONFIRMATION_TIMEOUT = 30_000
export const CONFIRMATION_POLL = 1000
