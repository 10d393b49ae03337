import { route } from '@/lib/http/route'
import { addItem } from '@/lib/paths/items/mutations'
import { itemInput } from '@/lib/paths/items/schema'
import { adminPathKey } from '@/lib/paths/schema'

export const POST = route(
  { access: 'admin', params: adminPathKey, body: itemInput, status: 201 },
  ({ viewer, params, body }) => addItem(viewer, params.id, body),
)
