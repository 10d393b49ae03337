import { route } from '@/lib/http/route'
import { markRead } from '@/lib/notifications/mutations'
import { readInput } from '@/lib/notifications/schema'

export const POST = route({ access: 'signedIn', body: readInput }, ({ viewer, body }) =>
  markRead(viewer, body),
)
