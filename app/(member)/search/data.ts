import { isAdmin } from '@/lib/auth/access'
import type { Verified } from '@/lib/auth/viewer'
import { AppError } from '@/lib/core/errors'
import { pageData, type Query } from '@/lib/http/page-data'
import { MINIMUM_QUERY_LENGTH } from '@/lib/search/constants'
import { DEFAULT_RANGE } from '@/lib/search/metrics/constants'
import { searchMetrics } from '@/lib/search/metrics/queries'
import { metricsQuery } from '@/lib/search/metrics/schema'
import { searchLibrary } from '@/lib/search/queries'
import { librarySearch, type LibrarySearch } from '@/lib/search/schema'
import { listCategories } from '@/lib/taxonomy/queries'

/** What the search shows, or to administrators how it is used. */
export const search = pageData('/search', 'verified', async (viewer, { query }) => {
  const { tab, range } = viewOf(query)
  if (isAdmin(viewer) && tab === 'analytics')
    return { shown: 'metrics' as const, range, metrics: await searchMetrics(viewer, range) }
  const input = librarySearch.parse(firstOf(query))
  const [categories, results] = await Promise.all([
    listCategories(),
    input.q.length >= MINIMUM_QUERY_LENGTH ? resultsOf(viewer, input) : null,
  ])
  return { shown: 'articles' as const, input, categories, results }
})

/** Returns what was found, or what to say to who searched faster than the limit allows. */
async function resultsOf(viewer: Verified, input: LibrarySearch) {
  try {
    return { answer: await searchLibrary(viewer, input) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return { tooMany: error.message }
    throw error
  }
}

/** What the address says, as far as it can be understood. */
function viewOf({ tab, range }: Query) {
  return {
    tab,
    range: metricsQuery.shape.range.safeParse([range].flat()[0]).data ?? DEFAULT_RANGE,
  }
}

/** What the address says once of each. */
const firstOf = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]))
