import { londonStamp, momentOf } from '@/lib/core/dates'
import { SEARCH_DEFINITIONS } from '@/lib/search/metrics/constants'
import { activityOf, type Activity } from '@/lib/search/metrics/rules/activity'
import type { RecentSearch } from '@/lib/search/metrics/types'
import { Badge } from '../../ui/badge'
import { CsvButton } from '../../ui/csv-button'
import { Definition } from '../../ui/definition'

const VARIANT = { High: 'ok', Medium: 'info', Low: 'warn' } as const satisfies Record<Activity, string>

/** The latest searches, each labelled by how much it found. */
export function RecentActivity({ searches, file }: { searches: RecentSearch[]; file: string }) {
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="flex items-center gap-1 text-lg font-semibold">
          Recent Activity
          <Definition of="Recent Activity">{SEARCH_DEFINITIONS.recentSearches}</Definition>
        </h2>
        <CsvButton
          label="Recent Activity"
          name={file}
          columns={['When (London)', 'Query', 'Results', 'Label']}
          rows={searches.map(({ timestamp, query, resultsCount }) => [
            londonStamp(timestamp),
            query,
            resultsCount,
            activityOf(resultsCount),
          ])}
        />
      </div>
      {searches.length === 0 ? (
        <p className="border-hairline text-ink-soft rounded-md border border-dashed p-5 text-sm">
          Nobody has searched in this range.
        </p>
      ) : (
        <div
          role="region"
          aria-label="Recent searches"
          tabIndex={0}
          className="border-hairline bg-surface max-h-96 overflow-y-auto rounded-md border"
        >
          <ul className="divide-hairline divide-y">
            {searches.map(({ id, query, timestamp, resultsCount }) => (
              <li key={id} className="flex items-start justify-between gap-4 px-4 py-2.5 text-sm">
                <span className="grid min-w-0 gap-0.5">
                  <span className="wrap-anywhere">{query}</span>
                  <span className="text-ink-soft text-xs tabular-nums">
                    <time dateTime={timestamp}>{momentOf(timestamp)}</time>, {resultsCount}{' '}
                    {resultsCount === 1 ? 'result' : 'results'}
                  </span>
                </span>
                <Badge variant={VARIANT[activityOf(resultsCount)]}>{activityOf(resultsCount)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
