import { route } from '@/lib/http/route'
import { listPaths } from '@/lib/paths/queries'

export const GET = route({ access: 'verified' }, ({ viewer }) => listPaths(viewer))
