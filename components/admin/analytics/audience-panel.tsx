import { DEFINITIONS } from '@/lib/analytics/constants'
import type { AudienceInsights } from '@/lib/analytics/dashboard/types'
import { BarTable } from '../../ui/bar-table'
import { FigureCard } from '../../ui/figure-card'
import { inFigures } from './names'

export function AudiencePanel({ audience }: { audience: AudienceInsights }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
      <BarTable
        title="Professional Titles"
        definition={DEFINITIONS['Professional Titles']}
        columns={['Title', 'Members']}
        rows={[
          ...audience.professionalTitles.map(({ professionalTitle, count }) => ({
            key: professionalTitle,
            name: professionalTitle,
            value: count,
          })),
          ...(audience.untitled > 0
            ? [{ key: '', name: 'Not given', shown: <em>Not given</em>, value: audience.untitled }]
            : []),
        ]}
        file="loadpath-professional-titles"
        empty="No member has given a title."
        frame="max-h-[32rem]"
      />
      <div className="grid gap-4">
        <dl>
          <FigureCard
            label="Decision-Makers"
            value={inFigures(audience.decisionMakers)}
            definition={DEFINITIONS['Decision-Makers']}
            note="estimated, 40% of all users"
          />
        </dl>
        <ul className="border-hairline bg-surface grid gap-2 rounded-md border p-4 text-sm">
          <li>95% engineering focus</li>
          <li>High engagement</li>
          <li className="text-ink-soft">Statements of ours, not counted.</li>
        </ul>
      </div>
    </div>
  )
}
