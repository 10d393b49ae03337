import { route } from '@/lib/http/route'
import { retryJob } from '@/lib/operations/mutations'
import { jobKey } from '@/lib/operations/schema'

export const POST = route({ access: 'admin', params: jobKey, status: 204 }, ({ viewer, params }) =>
  retryJob(viewer, params.id),
)
