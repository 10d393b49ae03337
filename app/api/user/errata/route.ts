import { listOwnReports } from '@/lib/errata/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified' }, ({ viewer }) => listOwnReports(viewer))
