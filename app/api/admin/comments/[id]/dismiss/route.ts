import { dismissReports } from '@/lib/comments/mutations'
import { commentKey } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: commentKey, status: 204 }, ({ viewer, params }) =>
  dismissReports(viewer, params.id),
)
