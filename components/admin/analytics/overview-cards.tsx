import { DEFINITIONS } from '@/lib/analytics/constants'
import type { Figures } from '@/lib/analytics/dashboard/types'
import { FigureCard } from '../../ui/figure-card'
import { inFigures } from './names'

export function OverviewCards({ overview }: { overview: Figures['overview'] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <FigureCard
        label="Active Users"
        value={inFigures(overview.activeUsers)}
        definition={DEFINITIONS['Active Users']}
        note="monthly"
      />
      <FigureCard
        label="Unique Visitors"
        value={inFigures(overview.uniqueVisitors)}
        definition={DEFINITIONS['Unique Visitors']}
      />
      <FigureCard
        label="Page Views"
        value={inFigures(overview.totalPageViews)}
        definition={DEFINITIONS['Page Views']}
      />
      <FigureCard
        label="Total Users"
        value={inFigures(overview.totalUsers)}
        definition={DEFINITIONS['Total Users']}
      />
    </dl>
  )
}
