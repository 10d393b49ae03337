import { route } from '@/lib/http/route'
import { deleteCategory, updateCategory } from '@/lib/taxonomy/mutations'
import { categoryInput, taxonKey } from '@/lib/taxonomy/schema'

export const PUT = route(
  { access: 'admin', params: taxonKey, body: categoryInput },
  ({ viewer, params, body }) => updateCategory(viewer, params.id, body),
)

export const DELETE = route({ access: 'admin', params: taxonKey, status: 204 }, ({ viewer, params }) =>
  deleteCategory(viewer, params.id),
)
