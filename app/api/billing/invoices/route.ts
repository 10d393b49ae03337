import { listInvoices } from '@/lib/billing/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => listInvoices(viewer))
