import { markRead } from '@/lib/contact/administration/mutations'
import { submissionKey } from '@/lib/contact/administration/schema'
import { route } from '@/lib/http/route'

export const PATCH = route({ access: 'admin', params: submissionKey }, ({ viewer, params }) =>
  markRead(viewer, params.id),
)
