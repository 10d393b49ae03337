import { sessionCookie } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { changePassword } from '@/lib/users/passwords/mutations'
import { changePasswordInput } from '@/lib/users/passwords/schema'

export const POST = route({ access: 'signedIn', body: changePasswordInput }, async ({ viewer, body }) => {
  const { token } = await changePassword(viewer, body)
  return new Reply({ message: 'Password changed successfully' }, { cookies: [sessionCookie(token)] })
})
