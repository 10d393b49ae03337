import { endGift } from '@/lib/billing/administration/mutations'
import { giftKey } from '@/lib/billing/administration/schema'
import { route } from '@/lib/http/route'

export const DELETE = route({ access: 'admin', params: giftKey }, ({ viewer, params }) =>
  endGift(viewer, params.id),
)
