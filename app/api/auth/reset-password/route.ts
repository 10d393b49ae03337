import { route } from '@/lib/http/route'
import { resetPassword } from '@/lib/users/passwords/mutations'
import { resetInput } from '@/lib/users/passwords/schema'

export const POST = route({ access: 'public', body: resetInput }, ({ body }) => resetPassword(body))
