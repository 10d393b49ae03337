import { route } from '@/lib/http/route'
import { listWork } from '@/lib/standards/work/queries'
import { workQuery } from '@/lib/standards/work/schema'

export const GET = route({ access: 'admin', query: workQuery }, ({ viewer, query }) =>
  listWork(viewer, query),
)
