import { tokenQuery } from '@/lib/auth/schema'
import { route } from '@/lib/http/route'
import { verifyEmail } from '@/lib/users/verification/mutations'

export const GET = route({ access: 'public', changes: true, query: tokenQuery }, ({ query }) =>
  verifyEmail(query.token),
)
