import { revisionRestore } from '@/lib/articles/editing/schema'
import { revisionKey } from '@/lib/articles/revisions/schema'
import { restoreVersion } from '@/lib/errata/mutations'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'admin', params: revisionKey, body: revisionRestore },
  ({ viewer, params, body }) => restoreVersion(viewer, params.id, params.revision, body),
)
