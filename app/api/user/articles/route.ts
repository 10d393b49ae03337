import { listOwn } from '@/lib/articles/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified' }, ({ viewer }) => listOwn(viewer))
