import { articleIdKey } from '@/lib/articles/schema'
import { explainedSymbols } from '@/lib/articles/symbols/queries'
import { symbolsQuery } from '@/lib/articles/symbols/schema'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', params: articleIdKey, query: symbolsQuery },
  ({ viewer, params, query }) => explainedSymbols(viewer, params.key, query),
)
