import { countShelves } from '@/lib/articles/administration/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => countShelves(viewer))
