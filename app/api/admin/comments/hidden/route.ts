import { listHidden } from '@/lib/comments/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => listHidden(viewer))
