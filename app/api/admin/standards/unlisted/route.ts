import { route } from '@/lib/http/route'
import { listUnlisted } from '@/lib/standards/administration/queries'

export const GET = route({ access: 'admin' }, ({ viewer }) => listUnlisted(viewer))
