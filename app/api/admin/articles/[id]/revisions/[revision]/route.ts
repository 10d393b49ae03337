import { revisionOf } from '@/lib/articles/revisions/queries'
import { revisionKey } from '@/lib/articles/revisions/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: revisionKey }, ({ viewer, params }) =>
  revisionOf(viewer, params.id, params.revision),
)
