import { billingFigures } from '@/lib/billing/administration/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => billingFigures(viewer))
