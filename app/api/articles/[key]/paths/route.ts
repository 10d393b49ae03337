import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'
import { placesOf } from '@/lib/paths/queries'

export const GET = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  placesOf(viewer, params.key),
)
