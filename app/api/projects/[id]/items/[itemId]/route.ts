import { route } from '@/lib/http/route'
import { changeItem, removeItem } from '@/lib/projects/items/mutations'
import { itemChange, itemKey } from '@/lib/projects/items/schema'

export const PATCH = route(
  { access: 'verified', params: itemKey, body: itemChange },
  ({ viewer, params, body }) => changeItem(viewer, params.id, params.itemId, body),
)

export const DELETE = route({ access: 'verified', params: itemKey }, ({ viewer, params }) =>
  removeItem(viewer, params.id, params.itemId),
)
