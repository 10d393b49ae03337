import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SearchAnalytics } from '@/components/search/analytics/search-analytics'
import { HitList } from '@/components/search/hit-list'
import { RecentSearches, RememberSearch } from '@/components/search/recent-searches'
import { SearchForm } from '@/components/search/search-form'
import { SearchTabs } from '@/components/search/search-tabs'
import { isAdmin } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { MINIMUM_QUERY_LENGTH, TOO_SHORT } from '@/lib/search/constants'
import { ErrorState } from '@/components/ui/error-state'
import { AppError } from '@/lib/core/errors'
import { DEFAULT_RANGE } from '@/lib/search/metrics/constants'
import { searchMetricsQuery } from '@/lib/search/metrics/hooks'
import { searchMetrics } from '@/lib/search/metrics/queries'
import { metricsQuery } from '@/lib/search/metrics/schema'
import { searchLibrary } from '@/lib/search/queries'
import { librarySearch, type LibrarySearch } from '@/lib/search/schema'
import { listCategories } from '@/lib/taxonomy/queries'
import type { Category } from '@/lib/taxonomy/types'

export const metadata: Metadata = { title: 'Search', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function SearchPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('verified')
  const query = await searchParams
  if (!isAdmin(viewer))
    return (
      <Page>
        <Search query={query} />
      </Page>
    )
  const { tab, range } = viewOf(query)
  return (
    <Page>
      <SearchTabs tab={tab}>
        {tab === 'articles' ? (
          <Search query={query} />
        ) : (
          <Prefetched entries={[[searchMetricsQuery(range).queryKey, await searchMetrics(viewer, range)]]}>
            <SearchAnalytics range={range} />
          </Prefetched>
        )}
      </SearchTabs>
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="page max-w-5xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Search</h1>
      <div className="mt-6">{children}</div>
    </div>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ tab, range }: Query) {
  return {
    tab: tab === 'analytics' ? ('analytics' as const) : ('articles' as const),
    range: metricsQuery.shape.range.safeParse([range].flat()[0]).data ?? DEFAULT_RANGE,
  }
}

/** What the address says once of each. */
const firstOf = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]))

async function Search({ query }: { query: Query }) {
  const viewer = await pageViewer('verified')
  const input = librarySearch.parse(firstOf(query))
  const categories = await listCategories()
  return (
    <>
      {/* Another address is another search: the form starts from it. */}
      <SearchForm
        key={JSON.stringify(input)}
        query={input.q}
        filters={input.filters}
        order={input.order}
        categories={categories}
      />
      <div className="mt-10">
        {input.q.length >= MINIMUM_QUERY_LENGTH ? (
          // Part of the page from its first byte on: a browser restores the place of who comes back as far as
          // the page is long when it has loaded. A new search leaves the list until the next is there.
          <Results input={input} categories={categories} />
        ) : (
          <>
            <p className="text-ink-soft max-w-measure">
              {input.q
                ? TOO_SHORT
                : 'Search for a subject, a standard or a clause: “lateral torsional buckling”, “EN 1993-1-1 6.3.2”, “C30/37”. Quotes keep words together, a minus leaves one out.'}
            </p>
            <RecentSearches memberId={viewer.id} />
          </>
        )}
      </div>
    </>
  )
}

/** Returns what to say to who searched faster than the limit allows; throws any other error. */
function tooMany(error: unknown): { tooMany: string } {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') return { tooMany: error.message }
  throw error
}

async function Results({ input, categories }: { input: LibrarySearch; categories: Category[] }) {
  const viewer = await pageViewer('verified')
  const answer = await searchLibrary(viewer, input).catch((error: unknown) => tooMany(error))
  if ('tooMany' in answer) return <ErrorState title="Too many searches" message={answer.tooMany} />
  return (
    <>
      {answer.hits.length > 0 && <RememberSearch memberId={viewer.id} query={input.q} />}
      <HitList
        query={input.q}
        filters={input.filters}
        order={input.order}
        categories={Object.fromEntries(categories.map(({ id, name }) => [id, name]))}
        answer={answer}
      />
    </>
  )
}
