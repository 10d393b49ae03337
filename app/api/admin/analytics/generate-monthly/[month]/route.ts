import { generateMonthly } from '@/lib/analytics/reports/mutations'
import { monthKey } from '@/lib/analytics/reports/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: monthKey }, ({ viewer, params }) =>
  generateMonthly(viewer, params.month),
)
