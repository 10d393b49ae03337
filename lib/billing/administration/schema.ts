import { z } from 'zod'
import { emailField } from '@/lib/auth/schema'
import { filterText, idParam, requiredText } from '@/lib/core/schema'

export const LISTED_STATES = ['active', 'trialing', 'past_due', 'incomplete', 'canceled', 'given'] as const

export const billingList = z.object({
  state: z.enum(LISTED_STATES).optional(),
  search: filterText.optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
})
export type BillingList = z.output<typeof billingList>

const DAY = 'Please enter a date'

/** A membership without payment, to whom, until when (the end of that day in London) and why. */
export const giftInput = z.object({
  email: emailField,
  plan: z.enum(['monthly', 'yearly'], 'Please choose a plan'),
  endsOn: z.iso.date({ error: DAY }),
  reason: requiredText('Please say why', 500),
})
export type GiftInput = z.output<typeof giftInput>

export const giftKey = z.object({ id: idParam })
