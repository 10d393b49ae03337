'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { operationsQuery } from '@/lib/operations/hooks'
import { healthOf, type Part } from '@/lib/operations/rules/health'
import { Badge } from '../../ui/badge'
import { ErrorState } from '../../ui/error-state'
import { TableSkeleton } from '../../ui/table-skeleton'

const TONE = { good: 'ok', attention: 'warn', bad: 'bad', none: 'neutral' } as const

/** How the parts behind the pages stand; looks again by itself while it is in sight. */
export function HealthPanel() {
  const { data, error, refetch } = useQuery(operationsQuery)
  return (
    <section aria-labelledby="health" className="mt-12">
      <h2 id="health" className="border-ink border-b pb-3 text-lg font-semibold">
        Health
      </h2>
      <div className="mt-4">
        {data ? (
          <dl className="border-hairline bg-surface divide-hairline divide-y rounded-md border">
            {healthOf(data, momentOf).map((part) => (
              <Line key={part.name} part={part} />
            ))}
          </dl>
        ) : error ? (
          <ErrorState
            title="The health of the site could not be read"
            message={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton label="Reading the health of the site" />
        )}
      </div>
    </section>
  )
}

function Line({ part: { name, state, word, detail } }: { part: Part }) {
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[7rem_8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="font-medium">{name}</dt>
      <dd>
        <Badge variant={TONE[state]}>{word}</Badge>
      </dd>
      <dd className="text-ink-soft text-sm wrap-anywhere tabular-nums">{detail}</dd>
    </div>
  )
}
