import { listReports } from '@/lib/analytics/reports/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => listReports(viewer))
