import { DEFINITIONS } from '@/lib/analytics/constants'
import type { DayFigures } from '@/lib/analytics/dashboard/types'
import { BarTable } from '../../ui/bar-table'
import { inFigures } from './names'

const NOTHING = 'No visitor who agreed to analytics came in this period.'
const HEIGHT = 160
const STEP = 10

/** Page views of each day as columns drawn to scale, and the same figures as a table beside them. */
export function DayChart({ days, file }: { days: DayFigures[]; file: string }) {
  const highest = Math.max(0, ...days.map(({ views }) => views))
  const first = days[0]
  const last = days.at(-1)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <figure className="grid min-w-0 content-start gap-3">
        <figcaption className="flex min-h-9 items-center text-lg font-semibold">
          Page Views per Day
        </figcaption>
        {highest === 0 ? (
          <p className="border-hairline text-ink-soft rounded-md border border-dashed p-5 text-sm">
            {NOTHING}
          </p>
        ) : (
          <div className="border-hairline bg-surface rounded-md border p-4">
            <p className="text-ink-soft text-xs tabular-nums">Highest day: {inFigures(highest)}</p>
            <svg
              viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden
              className="border-ink mt-1 block h-48 w-full border-b"
            >
              {days.map(({ day, views }, index) => {
                const height = (views / highest) * HEIGHT
                return (
                  <rect
                    key={day}
                    x={index * STEP + 1}
                    y={HEIGHT - height}
                    width={STEP - 2}
                    height={height}
                    className="fill-ink/70"
                  />
                )
              })}
            </svg>
            <p className="text-ink-soft mt-1 flex justify-between text-xs tabular-nums">
              <span>{first?.day}</span>
              <span>{last?.day}</span>
            </p>
          </div>
        )}
      </figure>
      <BarTable
        title="Page Views"
        definition={DEFINITIONS['Page Views']}
        columns={['Day', 'Views']}
        rows={days.toReversed().map(({ day, views }) => ({ key: day, name: day, value: views }))}
        file={file}
        empty={NOTHING}
        frame="max-h-64"
      />
    </div>
  )
}
