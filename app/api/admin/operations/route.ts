import { route } from '@/lib/http/route'
import { operations } from '@/lib/operations/queries'

export const GET = route({ access: 'admin' }, ({ viewer }) => operations(viewer))
