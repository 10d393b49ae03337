import { articleIdKey } from '@/lib/articles/schema'
import { reportError } from '@/lib/errata/mutations'
import { reportInput } from '@/lib/errata/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', params: articleIdKey, body: reportInput, status: 201 },
  ({ viewer, params, body }) => reportError(viewer, params.key, body),
)
