import { registrationCookie, sessionCookie } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { register } from '@/lib/membership/mutations'
import { registration } from '@/lib/membership/schema'

export const POST = route({ access: 'public', body: registration, status: 201 }, async ({ body, client }) => {
  const { message, token, browserToken } = await register(body, client)
  const cookies = [token && sessionCookie(token), browserToken && registrationCookie(browserToken)]
  return new Reply({ message }, { status: 201, cookies: cookies.filter((cookie) => cookie !== null) })
})
