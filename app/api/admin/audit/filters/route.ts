import { auditFilters } from '@/lib/audit/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => auditFilters(viewer))
