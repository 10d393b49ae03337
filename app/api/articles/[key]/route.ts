import { readArticle } from '@/lib/articles/queries'
import { articleKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', token: true, params: articleKey }, ({ viewer, params }) =>
  readArticle(viewer, params.key),
)
