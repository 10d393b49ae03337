import { route } from '@/lib/http/route'
import { findArticles } from '@/lib/paths/administration/queries'
import { articlesQuery } from '@/lib/paths/schema'

export const GET = route({ access: 'admin', query: articlesQuery }, ({ viewer, query }) =>
  findArticles(viewer, query.search),
)
