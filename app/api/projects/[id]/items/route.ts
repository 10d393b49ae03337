import { route } from '@/lib/http/route'
import { addItem } from '@/lib/projects/items/mutations'
import { itemInput } from '@/lib/projects/items/schema'
import { projectKey } from '@/lib/projects/schema'

export const POST = route(
  { access: 'verified', params: projectKey, body: itemInput, status: 201 },
  ({ viewer, params, body }) => addItem(viewer, params.id, body),
)
