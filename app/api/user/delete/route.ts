import { clearedSessionCookie } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { requestDeletion } from '@/lib/users/privacy/mutations'
import { deleteInput } from '@/lib/users/privacy/schema'

export const POST = route(
  { access: 'signedIn', body: deleteInput },
  async ({ viewer, body }) =>
    new Reply(await requestDeletion(viewer, body), { cookies: [clearedSessionCookie()] }),
)
