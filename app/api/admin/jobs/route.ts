import { route } from '@/lib/http/route'
import { listFailedJobs } from '@/lib/operations/queries'

export const GET = route({ access: 'admin' }, ({ viewer }) => listFailedJobs(viewer))
