import { route } from '@/lib/http/route'
import { changeItem, removeItem } from '@/lib/paths/items/mutations'
import { itemChange, itemKey } from '@/lib/paths/items/schema'

export const PATCH = route(
  { access: 'admin', params: itemKey, body: itemChange },
  ({ viewer, params, body }) => changeItem(viewer, params.id, params.itemId, body),
)

export const DELETE = route({ access: 'admin', params: itemKey }, ({ viewer, params }) =>
  removeItem(viewer, params.id, params.itemId),
)
