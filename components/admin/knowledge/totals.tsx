import { momentOf } from '@/lib/core/dates'
import type { KnowledgeTotals } from '@/lib/knowledge/types'

export function Totals({ totals }: { totals: KnowledgeTotals }) {
  const { documents, articles, passages, waiting, lastSync } = totals
  const facts = [
    ['Articles', articles],
    ['Drive documents', documents],
    ['Passages', passages],
    ['Articles being read again', waiting],
    ['Last good sync', lastSync ? momentOf(lastSync) : 'never'],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name} className="border-hairline border-t pt-3">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
