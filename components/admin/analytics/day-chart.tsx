import { DEFINITIONS } from '@/lib/analytics/constants'
import type { DayFigures } from '@/lib/analytics/dashboard/types'
import { dailyPlot } from '@/lib/drawings/rules/daily'
import { ArticleDrawings } from '../../drawings/article-drawings'
import { DrawnFigure } from '../../drawings/drawn-figure'
import { BarTable } from '../../ui/bar-table'
import { inFigures } from './names'

const NOTHING = 'No visitor who agreed to analytics came in this period.'

/** Page views of each day as a plot, and the same figures as a table beside it. */
export function DayChart({ days, file }: { days: DayFigures[]; file: string }) {
  const counts = days.map(({ day, views }) => ({ day, value: views }))
  const highest = Math.max(0, ...days.map(({ views }) => views))
  const drawn = dailyPlot(counts, {
    title: 'Page views of each day',
    upwards: 'Views',
    note: `Highest day: ${inFigures(highest)}`,
  })
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section className="grid min-w-0 content-start gap-3">
        <h2 className="flex min-h-9 items-center text-lg font-semibold">Page Views per Day</h2>
        {drawn ? (
          <DrawnFigure drawn={drawn} name="page-views" number={null} />
        ) : (
          <p className="border-hairline text-ink-soft rounded-md border border-dashed p-5 text-sm">
            {NOTHING}
          </p>
        )}
      </section>
      <BarTable
        title="Page Views"
        definition={DEFINITIONS['Page Views']}
        columns={['Day', 'Views']}
        rows={days.toReversed().map(({ day, views }) => ({ key: day, name: day, value: views }))}
        file={file}
        empty={NOTHING}
        frame="max-h-96"
      />
      <ArticleDrawings />
    </div>
  )
}
