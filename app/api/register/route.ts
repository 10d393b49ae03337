import { route } from '@/lib/http/route'
import { register } from '@/lib/membership/mutations'
import { registration } from '@/lib/membership/schema'

export const POST = route({ access: 'public', body: registration, status: 201 }, ({ body, client }) =>
  register(body, client),
)
