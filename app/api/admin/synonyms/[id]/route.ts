import { route } from '@/lib/http/route'
import { deleteSynonym } from '@/lib/search/synonyms/mutations'
import { synonymKey } from '@/lib/search/synonyms/schema'

export const DELETE = route({ access: 'admin', params: synonymKey, status: 204 }, ({ viewer, params }) =>
  deleteSynonym(viewer, params.id),
)
