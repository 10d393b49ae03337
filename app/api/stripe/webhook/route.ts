import { WEBHOOK_MAX } from '@/lib/billing/constants'
import { receiveEvent } from '@/lib/billing/events/mutations'
import { route } from '@/lib/http/route'

/** The provider's programs call it: the signature over the very bytes stands in for a session. */
export const POST = route(
  { access: 'public', file: { types: ['application/json'], limit: WEBHOOK_MAX } },
  ({ file, headers }) => receiveEvent(file, headers.get('stripe-signature') ?? ''),
)
