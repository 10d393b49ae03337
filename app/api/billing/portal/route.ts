import { openPortal } from '@/lib/billing/mutations'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'signedIn' }, ({ viewer }) => openPortal(viewer))
