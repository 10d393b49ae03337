import { audienceInsights } from '@/lib/analytics/dashboard/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => audienceInsights(viewer))
