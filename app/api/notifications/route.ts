import { route } from '@/lib/http/route'
import { inboxOf } from '@/lib/notifications/queries'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => inboxOf(viewer))
