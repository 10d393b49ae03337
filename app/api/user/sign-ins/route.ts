import { recentSignIns } from '@/lib/auth/sign-ins/queries'
import { browserKeyOf, browserTokenOf } from '@/lib/http/cookies'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'signedIn' }, ({ viewer, headers }) =>
  recentSignIns(viewer, browserKeyOf(browserTokenOf(headers))),
)
