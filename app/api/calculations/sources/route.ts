import { calculationSources } from '@/lib/articles/calculations/queries'
import { sourcesInput } from '@/lib/articles/calculations/schema'
import { route } from '@/lib/http/route'

/** Calculations to begin from, for who may write: the plain array, at most 50. */
export const GET = route({ access: 'verified', query: sourcesInput }, ({ viewer, query }) =>
  calculationSources(viewer, query.q),
)
