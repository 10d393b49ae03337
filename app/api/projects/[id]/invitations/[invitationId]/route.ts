import { route } from '@/lib/http/route'
import { withdrawInvitation } from '@/lib/projects/sharing/mutations'
import { invitationKey } from '@/lib/projects/sharing/schema'

export const DELETE = route({ access: 'verified', params: invitationKey }, ({ viewer, params }) =>
  withdrawInvitation(viewer, params.id, params.invitationId),
)
