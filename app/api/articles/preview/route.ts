import { CONTENT_MAX } from '@/lib/articles/constants'
import { previewArticle } from '@/lib/articles/preview/queries'
import { previewInput } from '@/lib/articles/preview/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', body: previewInput, maxBody: CONTENT_MAX },
  ({ viewer, body }) => previewArticle(viewer, body),
)
