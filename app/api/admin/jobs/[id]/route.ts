import { route } from '@/lib/http/route'
import { discardJob } from '@/lib/operations/mutations'
import { jobKey } from '@/lib/operations/schema'

export const DELETE = route({ access: 'admin', params: jobKey, status: 204 }, ({ viewer, params }) =>
  discardJob(viewer, params.id),
)
