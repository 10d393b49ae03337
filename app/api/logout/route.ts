import { signOut } from '@/lib/auth/mutations'
import { clearedSessionCookie, isForeignNavigation, sessionTokenOf } from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', changes: true }, async ({ headers }) => {
  if (isForeignNavigation(headers)) return Reply.to('/')
  await signOut(sessionTokenOf(headers))
  return Reply.to('/', { cookies: [clearedSessionCookie()] })
})

export const POST = route({ access: 'public' }, async ({ headers }) => {
  await signOut(sessionTokenOf(headers))
  return new Reply({ message: 'Signed out' }, { cookies: [clearedSessionCookie()] })
})
