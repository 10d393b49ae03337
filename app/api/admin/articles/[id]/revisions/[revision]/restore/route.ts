import { restoreRevision } from '@/lib/articles/editing/mutations'
import { revisionRestore } from '@/lib/articles/editing/schema'
import { revisionKey } from '@/lib/articles/revisions/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'admin', params: revisionKey, body: revisionRestore },
  ({ viewer, params, body }) => restoreRevision(viewer, params.id, params.revision, body),
)
