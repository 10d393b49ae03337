import { DEFINITIONS } from '@/lib/analytics/constants'
import type { VisitTrends } from '@/lib/analytics/dashboard/types'
import { inWords, type Trend, TREND_DAYS } from '@/lib/core/trend'
import { SEARCH_DEFINITIONS } from '@/lib/search/metrics/constants'
import { FigureCard } from '../ui/figure-card'
import { Link } from '../ui/link'

type SiteFiguresProps = VisitTrends & { searches: Trend; unanswered: Trend; submissions: Trend }

/** How the site is used, each figure beside that of the days before. */
export function SiteFigures({
  views,
  visitors,
  signups,
  searches,
  unanswered,
  submissions,
}: SiteFiguresProps) {
  const figures: [label: string, trend: Trend, definition: string][] = [
    ['Page Views', views, DEFINITIONS['Page Views']],
    ['Unique Visitors', visitors, DEFINITIONS['Unique Visitors']],
    ['New accounts', signups, 'Accounts made and not deleted since, verified or not.'],
    ['Searches', searches, SEARCH_DEFINITIONS.totalSearches],
    ['Searches that found nothing', unanswered, 'Of these searches, those that no article answers.'],
    [
      'Submissions',
      submissions,
      'Articles that members sent in, each time that one was sent in again included.',
    ],
  ]
  return (
    <section aria-labelledby="figures" className="mt-10">
      <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
        <h2 id="figures" className="text-lg font-semibold">
          The last {TREND_DAYS} days
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link href="/admin/analytics" className="prose-link">
            All figures
          </Link>
          <Link href="/search?tab=analytics" className="prose-link">
            What is searched for
          </Link>
        </p>
      </div>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {figures.map(([label, trend, definition]) => (
          <FigureCard
            key={label}
            label={label}
            value={trend.now.toLocaleString('en-GB')}
            definition={definition}
            note={inWords(trend)}
          />
        ))}
      </dl>
    </section>
  )
}
