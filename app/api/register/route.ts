import { sessionCookie } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { register } from '@/lib/membership/mutations'
import { registration } from '@/lib/membership/schema'

export const POST = route({ access: 'public', body: registration, status: 201 }, async ({ body, client }) => {
  const { message, token } = await register(body, client)
  return new Reply({ message }, { status: 201, cookies: token ? [sessionCookie(token)] : [] })
})
