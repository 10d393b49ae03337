import { readReport } from '@/lib/analytics/reports/queries'
import { monthKey } from '@/lib/analytics/reports/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: monthKey }, ({ viewer, params }) =>
  readReport(viewer, params.month),
)
