import { markReplied, takeBackReply } from '@/lib/contact/administration/mutations'
import { submissionKey } from '@/lib/contact/administration/schema'
import { route } from '@/lib/http/route'

export const PATCH = route({ access: 'admin', params: submissionKey }, ({ viewer, params }) =>
  markReplied(viewer, params.id),
)

export const DELETE = route({ access: 'admin', params: submissionKey }, ({ viewer, params }) =>
  takeBackReply(viewer, params.id),
)
