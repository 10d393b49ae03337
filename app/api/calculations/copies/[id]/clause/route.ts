import { clauseQuery } from '@/lib/articles/clauses/schema'
import { clauseOfCopy } from '@/lib/copies/queries'
import { copyKey } from '@/lib/copies/schema'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', params: copyKey, query: clauseQuery },
  ({ viewer, params, query }) => clauseOfCopy(viewer, params.id, query),
)
