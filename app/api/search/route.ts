import { route } from '@/lib/http/route'
import { searchArticles } from '@/lib/search/queries'
import { searchInput } from '@/lib/search/schema'

export const GET = route({ access: 'verified', query: searchInput }, ({ viewer, query }) =>
  searchArticles(viewer, query),
)
