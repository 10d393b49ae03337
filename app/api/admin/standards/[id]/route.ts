import { route } from '@/lib/http/route'
import { saveEdition } from '@/lib/standards/administration/mutations'
import { editionInput, editionParam } from '@/lib/standards/administration/schema'

export const PUT = route(
  { access: 'admin', params: editionParam, body: editionInput },
  ({ viewer, params: { id }, body }) => saveEdition(viewer, id, body),
)
