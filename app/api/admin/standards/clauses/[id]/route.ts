import { route } from '@/lib/http/route'
import { deleteCorrespondence, updateCorrespondence } from '@/lib/standards/correspondences/mutations'
import { correspondenceInput, correspondenceParam } from '@/lib/standards/correspondences/schema'

export const PUT = route(
  { access: 'admin', params: correspondenceParam, body: correspondenceInput },
  ({ viewer, params: { id }, body }) => updateCorrespondence(viewer, id, body),
)

export const DELETE = route(
  { access: 'admin', params: correspondenceParam, status: 204 },
  ({ viewer, params: { id } }) => deleteCorrespondence(viewer, id),
)
