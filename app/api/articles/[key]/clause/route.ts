import { clauseCard } from '@/lib/articles/clauses/queries'
import { clauseQuery } from '@/lib/articles/clauses/schema'
import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', params: articleIdKey, query: clauseQuery },
  ({ viewer, params, query }) => clauseCard(viewer, params.key, query),
)
