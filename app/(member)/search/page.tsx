import type { Metadata } from 'next'
import { Suspense, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { SearchAnalytics } from '@/components/search/analytics/search-analytics'
import { HitList } from '@/components/search/hit-list'
import { RecentSearches, RememberSearch } from '@/components/search/recent-searches'
import { SearchForm } from '@/components/search/search-form'
import { SearchTabs } from '@/components/search/search-tabs'
import { isAdmin } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { MINIMUM_QUERY_LENGTH, TOO_SHORT } from '@/lib/search/constants'
import { DEFAULT_RANGE } from '@/lib/search/metrics/constants'
import { searchMetricsQuery } from '@/lib/search/metrics/hooks'
import { searchMetrics } from '@/lib/search/metrics/queries'
import { metricsQuery } from '@/lib/search/metrics/schema'
import { searchArticles } from '@/lib/search/queries'
import { searchInput, type SearchInput } from '@/lib/search/schema'
import { listCategories } from '@/lib/taxonomy/queries'

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

async function Search({ query: { q, category } }: { query: Query }) {
  const viewer = await pageViewer('verified')
  const input = searchInput.parse({ q: [q].flat()[0], categoryFilter: [category].flat()[0] })
  const categories = await listCategories()
  return (
    <>
      {/* Another address is another search: the form starts from it. */}
      <SearchForm
        key={`${input.q}|${input.categoryFilter}`}
        query={input.q}
        categoryId={input.categoryFilter}
        categories={categories}
      />
      <div className="mt-10">
        {input.q.length >= MINIMUM_QUERY_LENGTH ? (
          <Suspense key={JSON.stringify(input)} fallback={<ListSkeleton />}>
            <Results input={input} />
          </Suspense>
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

async function Results({ input }: { input: SearchInput }) {
  const viewer = await pageViewer('verified')
  const { hits, suggestion } = await searchArticles(viewer, input)
  return (
    <>
      {hits.length > 0 && <RememberSearch memberId={viewer.id} query={input.q} />}
      <HitList query={input.q} hits={hits} suggestion={suggestion} />
    </>
  )
}
