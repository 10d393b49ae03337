import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'
import { shownSection } from '@/lib/search/sections/queries'
import { sectionQuery } from '@/lib/search/sections/schema'

export const GET = route(
  { access: 'verified', params: articleIdKey, query: sectionQuery },
  ({ viewer, params, query }) => shownSection(viewer, params.key, query),
)
