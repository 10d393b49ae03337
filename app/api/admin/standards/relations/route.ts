import { route } from '@/lib/http/route'
import { createRelation } from '@/lib/standards/relations/mutations'
import { relationInput } from '@/lib/standards/relations/schema'

export const POST = route({ access: 'admin', body: relationInput, status: 201 }, ({ viewer, body }) =>
  createRelation(viewer, body),
)
