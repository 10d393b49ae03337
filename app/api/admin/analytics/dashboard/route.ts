import { dashboard } from '@/lib/analytics/dashboard/queries'
import { dashboardQuery } from '@/lib/analytics/dashboard/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: dashboardQuery }, ({ viewer, query }) =>
  dashboard(viewer, query.timeframe),
)
