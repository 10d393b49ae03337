import { neighboursOf } from '@/lib/articles/neighbours/queries'
import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  neighboursOf(viewer, params.key),
)
