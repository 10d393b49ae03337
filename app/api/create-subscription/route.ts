import { createSubscription } from '@/lib/billing/mutations'
import { planChoice } from '@/lib/billing/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'signedIn', body: planChoice }, ({ viewer, body }) =>
  createSubscription(viewer, body),
)
