import type { Metadata } from 'next'
import { SearchAnalytics } from '@/components/search/analytics/search-analytics'
import { HitList } from '@/components/search/hit-list'
import { RecentSearches, RememberSearch } from '@/components/search/recent-searches'
import { SearchForm } from '@/components/search/search-form'
import { SearchTabs } from '@/components/search/search-tabs'
import { ErrorState } from '@/components/ui/error-state'
import { Prefetched } from '@/components/ui/prefetched'
import { isAdmin } from '@/lib/auth/access'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { TOO_SHORT } from '@/lib/search/constants'
import { searchMetricsQuery } from '@/lib/search/metrics/hooks'
import { search } from './data'

export const metadata: Metadata = { title: 'Search', robots: { index: false } }

export default async function SearchPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { viewer, data } = await readPage(search, { query: searchParams })
  const content =
    data.shown === 'metrics' ? (
      <Prefetched entries={[[searchMetricsQuery(data.range).queryKey, data.metrics]]}>
        <SearchAnalytics range={data.range} />
      </Prefetched>
    ) : (
      <Search memberId={viewer.id} {...data} />
    )
  return (
    <div className="page max-w-5xl py-6 sm:py-10">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">Search</h1>
      <div className="mt-4 sm:mt-6">
        {isAdmin(viewer) ? (
          <SearchTabs tab={data.shown === 'metrics' ? 'analytics' : 'articles'}>{content}</SearchTabs>
        ) : (
          content
        )}
      </div>
    </div>
  )
}

type Read = Awaited<ReturnType<typeof search.load>>
type SearchProps = Omit<Extract<Read, { shown: 'articles' }>, 'shown'> & { memberId: string }

function Search({ memberId, input, categories, results }: SearchProps) {
  return (
    <>
      <SearchForm query={input.q} filters={input.filters} order={input.order} categories={categories} />
      <div className="mt-6 sm:mt-10">
        {results ? (
          // Part of the page from its first byte on: a browser restores the place of who comes back as far as
          // the page is long when it has loaded. A new search leaves the list until the next is there.
          <Results memberId={memberId} input={input} categories={categories} results={results} />
        ) : (
          <>
            <p className="text-ink-soft max-w-measure">
              {input.q
                ? TOO_SHORT
                : 'Search for a subject, a standard or a clause: “lateral torsional buckling”, “EN 1993-1-1 6.3.2”, “C30/37”. Quotes keep words together, a minus leaves one out.'}
            </p>
            <RecentSearches memberId={memberId} />
          </>
        )}
      </div>
    </>
  )
}

type ResultsProps = Omit<SearchProps, 'results'> & { results: NonNullable<SearchProps['results']> }

function Results({ memberId, input, categories, results }: ResultsProps) {
  if ('tooMany' in results) return <ErrorState title="Too many searches" message={results.tooMany} />
  const { answer } = results
  return (
    <>
      {answer.hits.length > 0 && <RememberSearch memberId={memberId} query={input.q} />}
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
