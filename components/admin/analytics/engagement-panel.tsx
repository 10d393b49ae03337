import { DEFINITIONS } from '@/lib/analytics/constants'
import type { Engagement } from '@/lib/analytics/dashboard/types'
import { minutesOf } from '@/lib/analytics/rules/durations'
import { BarTable } from '../../ui/bar-table'
import { FigureCard } from '../../ui/figure-card'
import { ENGAGEMENT_NAMES, inFigures } from './names'

export function EngagementPanel({ engagement, file }: { engagement: Engagement; file: string }) {
  const { pagesPerSession, secondsPerSession, bounceRate } = engagement
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        <FigureCard
          label="Pages per Session"
          value={pagesPerSession?.toFixed(1) ?? null}
          definition={DEFINITIONS['Pages per Session']}
        />
        <FigureCard
          label="Session Duration"
          value={secondsPerSession === null ? null : minutesOf(secondsPerSession)}
          definition={DEFINITIONS['Session Duration']}
          note={secondsPerSession === null ? undefined : 'minutes and seconds'}
        />
        <FigureCard
          label="Bounce Rate"
          value={bounceRate === null ? null : `${(bounceRate * 100).toFixed(0)}%`}
          definition={DEFINITIONS['Bounce Rate']}
        />
        <FigureCard
          label="Sessions"
          value={inFigures(engagement.sessions)}
          definition={DEFINITIONS.Sessions}
        />
        <FigureCard
          label="Newsletter Subscribers"
          value={inFigures(engagement.newsletterSubscribers)}
          definition={DEFINITIONS['Newsletter Subscribers']}
        />
        <FigureCard
          label="Monthly Signups"
          value={inFigures(engagement.monthlySignups)}
          definition={DEFINITIONS['Monthly Signups']}
        />
      </dl>
      <BarTable
        title="Engagement"
        definition={DEFINITIONS.Engagement}
        columns={['What', 'Times']}
        rows={engagement.types.map(({ engagementType, count }) => ({
          key: engagementType,
          name: ENGAGEMENT_NAMES[engagementType] ?? engagementType,
          value: count,
        }))}
        file={`${file}-engagement`}
        empty="No visitor who agreed to analytics has done anything with an article in this period."
      />
    </>
  )
}
