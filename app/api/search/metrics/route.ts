import { route } from '@/lib/http/route'
import { searchMetrics } from '@/lib/search/metrics/queries'
import { metricsQuery } from '@/lib/search/metrics/schema'

export const GET = route({ access: 'admin', query: metricsQuery }, ({ viewer, query }) =>
  searchMetrics(viewer, query.range),
)
