import type { PaidPlan } from '@/lib/billing/types'

export const paymentAddress = (plan: PaidPlan) => `/membership?plan=${plan}&step=payment`

/** As a document of its own: only that one may load the provider's script. */
export const goToPayment = (plan: PaidPlan) => window.location.assign(paymentAddress(plan))

/** A new document again, without the provider. */
export const leavePayment = () => window.location.assign(new URL('/membership?paid', window.location.href))
