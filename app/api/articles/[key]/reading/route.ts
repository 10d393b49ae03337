import { readingOf } from '@/lib/articles/reading/queries'
import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  readingOf(viewer, params.key),
)
