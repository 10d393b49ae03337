import { signIn } from '@/lib/auth/mutations'
import { loginInput } from '@/lib/auth/schema'
import { browserCookie, browserKeyOf, browserTokenOf, sessionCookie } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { accountOf } from '@/lib/users/queries'

export const GET = route({ access: 'public' }, () => Reply.to('/login'))

export const POST = route({ access: 'public', body: loginInput }, async ({ body, client, headers }) => {
  const browser = browserTokenOf(headers)
  const { userId, token, stays } = await signIn(body, { ...client, browserKey: browserKeyOf(browser) })
  return new Reply(
    { user: await accountOf(userId), ...(stays && { deletionCancelled: true }) },
    { cookies: [sessionCookie(token), browserCookie(browser)] },
  )
})
