import type { PaidPlan } from '@/lib/billing/types'

export const paymentAddress = (plan: PaidPlan) => `/membership?plan=${plan}&step=payment`

/** As a document of its own: only that one may load the provider's script. */
export const goToPayment = (plan: PaidPlan) => window.location.assign(paymentAddress(plan))
