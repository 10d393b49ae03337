import { CONTENT_MAX } from '@/lib/articles/constants'
import { submitArticle } from '@/lib/articles/submissions/mutations'
import { submissionInput } from '@/lib/articles/submissions/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', body: submissionInput, maxBody: CONTENT_MAX, status: 201 },
  ({ viewer, body }) => submitArticle(viewer, body),
)
