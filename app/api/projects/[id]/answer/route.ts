import { route } from '@/lib/http/route'
import { projectKey } from '@/lib/projects/schema'
import { answerInvitation } from '@/lib/projects/sharing/mutations'
import { answerInput } from '@/lib/projects/sharing/schema'

export const POST = route(
  { access: 'verified', params: projectKey, body: answerInput },
  ({ viewer, params, body }) => answerInvitation(viewer, params.id, body),
)
