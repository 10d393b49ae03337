import { route } from '@/lib/http/route'
import { deleteTag, updateTag } from '@/lib/taxonomy/mutations'
import { tagInput, taxonKey } from '@/lib/taxonomy/schema'

export const PUT = route({ access: 'admin', params: taxonKey, body: tagInput }, ({ viewer, params, body }) =>
  updateTag(viewer, params.id, body),
)

export const DELETE = route({ access: 'admin', params: taxonKey, status: 204 }, ({ viewer, params }) =>
  deleteTag(viewer, params.id),
)
