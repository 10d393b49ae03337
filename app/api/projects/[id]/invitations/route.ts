import { route } from '@/lib/http/route'
import { projectKey } from '@/lib/projects/schema'
import { invite } from '@/lib/projects/sharing/mutations'
import { invitationInput } from '@/lib/projects/sharing/schema'

export const POST = route(
  { access: 'verified', params: projectKey, body: invitationInput, status: 201 },
  ({ viewer, params, body }) => invite(viewer, params.id, body),
)
