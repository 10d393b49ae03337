import { route } from '@/lib/http/route'
import { listLikes } from '@/lib/likes/queries'

export const GET = route({ access: 'verified' }, ({ viewer }) => listLikes(viewer))
