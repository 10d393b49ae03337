import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { unsubscribe } from '@/lib/watches/digest/mutations'
import { unsubscribeInput } from '@/lib/watches/digest/schema'

/** The address that emails name for one press; whoever opens it is led to the page, and nothing changes. */
export const GET = route({ access: 'public', query: unsubscribeInput }, ({ query: { token } }) =>
  Reply.to(`/unsubscribe?token=${encodeURIComponent(token)}`, {
    headers: { 'Referrer-Policy': 'no-referrer' },
  }),
)

/** A mail client sends the form `List-Unsubscribe=One-Click`: it says nothing that the address does not. */
export const POST = route({ access: 'public', query: unsubscribeInput }, ({ query, client }) =>
  unsubscribe(query, client.ip),
)
