import { giveMembership } from '@/lib/billing/administration/mutations'
import { giftInput } from '@/lib/billing/administration/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', body: giftInput, status: 201 }, ({ viewer, body }) =>
  giveMembership(viewer, body),
)
