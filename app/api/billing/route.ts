import { billingOf } from '@/lib/billing/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => billingOf(viewer))
