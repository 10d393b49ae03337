import { route } from '@/lib/http/route'
import { changeMember, removeMember } from '@/lib/projects/sharing/mutations'
import { memberChange, memberKey } from '@/lib/projects/sharing/schema'

export const PATCH = route(
  { access: 'verified', params: memberKey, body: memberChange },
  ({ viewer, params, body }) => changeMember(viewer, params.id, params.memberId, body),
)

export const DELETE = route({ access: 'verified', params: memberKey }, ({ viewer, params }) =>
  removeMember(viewer, params.id, params.memberId),
)
