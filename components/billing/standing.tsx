import { PLAN_NAMES, PRICES } from '@/lib/billing/constants'
import { pounds } from '@/lib/billing/rules/money'
import type { Billing } from '@/lib/billing/types'
import { longDay } from '@/lib/core/dates'
import { StateBadge } from './state-badge'

/** The plan, its state and its next invoice, as facts. */
export function Standing({ billing }: { billing: Billing }) {
  const { plan, state, nextInvoice, trialEndsAt } = billing
  const facts = [
    {
      label: 'Plan',
      value:
        plan && `${PLAN_NAMES[plan]}, ${pounds(PRICES[plan])} per ${plan === 'yearly' ? 'year' : 'month'}`,
    },
    { label: 'State', value: <StateBadge state={state} /> },
    { label: 'Free until', value: state === 'trialing' && trialEndsAt && longDay(trialEndsAt) },
    {
      label: 'Next invoice',
      value: nextInvoice ? `${pounds(nextInvoice.amount)} on ${longDay(nextInvoice.at)}` : 'None',
    },
  ].filter(({ value }) => value)
  return (
    <dl className="border-hairline mt-3 border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-hairline grid gap-x-6 border-b py-2.5 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
