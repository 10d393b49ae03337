import { CONTENT_MAX } from '@/lib/articles/constants'
import { resubmitArticle } from '@/lib/articles/submissions/mutations'
import { readOwn } from '@/lib/articles/submissions/queries'
import { ownArticleKey, submissionInput } from '@/lib/articles/submissions/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: ownArticleKey }, ({ viewer, params }) =>
  readOwn(viewer, params.id),
)

export const PUT = route(
  { access: 'verified', params: ownArticleKey, body: submissionInput, maxBody: CONTENT_MAX },
  ({ viewer, params, body }) => resubmitArticle(viewer, params.id, body),
)
