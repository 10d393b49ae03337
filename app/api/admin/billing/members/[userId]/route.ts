import { billingHistory } from '@/lib/billing/administration/queries'
import { route } from '@/lib/http/route'
import { userKey } from '@/lib/users/administration/schema'

export const GET = route({ access: 'admin', params: userKey }, ({ viewer, params }) =>
  billingHistory(viewer, params.userId),
)
