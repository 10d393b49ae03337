'use client'
import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '@/lib/billing/administration/hooks'
import { pounds } from '@/lib/billing/rules/money'

/** How many there are of each, and what they bring in. What is counted is said with it. */
export function Figures() {
  const { data } = useQuery(figuresQuery)
  if (!data) return null
  const cells = [
    ['Active', data.active],
    ['Trialing', data.trialing],
    ['Past due', data.pastDue],
    ['Given', data.given],
    ['Trial cohort', data.cohort],
    ['Revenue a month', pounds(data.revenue)],
  ] as const
  return (
    <section aria-label="Figures" className="mt-8">
      <dl className="grid grid-cols-2 gap-px sm:grid-cols-3 xl:grid-cols-6">
        {cells.map(([label, value]) => (
          <div key={label} className="border-hairline bg-surface border p-4">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="mt-1 font-mono text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft mt-2 text-sm">
        Revenue a month is the price of each active monthly plan, and a twelfth of each active yearly one.
        Trials, payments that are due and given memberships count nothing. The trial cohort are members to
        whom three free months are still owed.
      </p>
    </section>
  )
}
