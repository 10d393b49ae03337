'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { MINIMUM_BAR_PERCENT, RANGES, SEARCH_DEFINITIONS, type Range } from '@/lib/search/metrics/constants'
import { metricsFailure, searchMetricsQuery } from '@/lib/search/metrics/hooks'
import type { SearchMetrics } from '@/lib/search/metrics/types'
import { BarTable } from '../../ui/bar-table'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Skeleton } from '../../ui/skeleton'
import { MetricCards } from './metric-cards'
import { RecentActivity } from './recent-activity'

export function SearchAnalytics({ range }: { range: Range }) {
  const { data, error, refetch } = useQuery(searchMetricsQuery(range))
  return (
    <div className="grid gap-8">
      <RangeSwitch range={range} />
      {data ? (
        <Metrics metrics={data} range={range} />
      ) : error ? (
        <ErrorState
          title="Failed to fetch search metrics"
          message={metricsFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

function RangeSwitch({ range }: { range: Range }) {
  return (
    <nav aria-label="Range">
      <ul className="flex flex-wrap gap-2">
        {Object.entries(RANGES).map(([value, label]) => (
          <li key={value}>
            <Link
              href={`/search?tab=analytics&range=${value}`}
              scroll={false}
              aria-current={value === range ? 'true' : undefined}
              className={clsx(
                'border-hairline-strong flex min-h-9 items-center rounded border px-3 text-sm',
                value === range ? 'bg-ink text-paper font-semibold' : 'hover:bg-ink/7',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Metrics({ metrics, range }: { metrics: SearchMetrics; range: Range }) {
  const file = (name: string) => `loadpath-searches-${name}-${range}`
  return (
    <>
      <MetricCards metrics={metrics} />
      <div className="grid gap-8 lg:grid-cols-2">
        <BarTable
          title="Top Queries"
          definition={SEARCH_DEFINITIONS.topQueries}
          columns={['Query', 'Searches']}
          rows={metrics.topQueries.map(({ query, count, avgResults }) => ({
            key: query,
            name: query,
            shown: (
              <>
                <Link href={`/search?q=${encodeURIComponent(query)}`} className="prose-link">
                  {query}
                </Link>
                <span className="text-ink-soft block text-xs">{avgResults} results on average</span>
              </>
            ),
            value: count,
          }))}
          file={file('top')}
          empty="Nobody has searched in this range."
        />
        <BarTable
          title="Not Found"
          definition={SEARCH_DEFINITIONS.zeroResults}
          columns={['Standard or clause', 'Members']}
          rows={metrics.zeroResults.map(({ term, searches, members }) => ({
            key: term,
            name: term,
            shown: (
              <>
                {term}
                <span className="text-ink-soft block text-xs">
                  {searches} {searches === 1 ? 'search' : 'searches'}
                </span>
              </>
            ),
            value: members,
          }))}
          file={file('not-found')}
          empty="No standard or clause was searched for without result by five members or more."
        />
        <BarTable
          title="Searches per Day"
          definition={SEARCH_DEFINITIONS.searchesByDay}
          columns={['Day', 'Searches']}
          rows={metrics.searchesByDay
            .toReversed()
            .map(({ date, count }) => ({ key: date, name: date, value: count }))}
          file={file('by-day')}
          empty="Nobody has searched in this range."
          minimum={MINIMUM_BAR_PERCENT}
          frame="max-h-96"
        />
        <RecentActivity searches={metrics.recentSearches} file={file('recent')} />
      </div>
    </>
  )
}
