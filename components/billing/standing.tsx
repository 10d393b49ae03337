'use client'
import { useQuery } from '@tanstack/react-query'
import { PERIODS, PLAN_NAMES } from '@/lib/billing/constants'
import { invoicesQuery } from '@/lib/billing/hooks'
import { pounds } from '@/lib/billing/rules/money'
import type { Billing } from '@/lib/billing/types'
import { longDay } from '@/lib/core/dates'
import { StateBadge } from './state-badge'

/** The plan, its state and its next invoice, as facts. */
export function Standing({ billing }: { billing: Billing }) {
  const { plan, amount, state, nextInvoice, trialEndsAt, periodEndsAt, cancelAtPeriodEnd } = billing
  const ending = cancelAtPeriodEnd && state !== 'past_due' && periodEndsAt
  const facts = [
    {
      label: 'Plan',
      value:
        plan &&
        (amount === null ? PLAN_NAMES[plan] : `${PLAN_NAMES[plan]}, ${pounds(amount)} per ${PERIODS[plan]}`),
    },
    { label: 'State', value: ending ? `Ends on ${longDay(ending)}` : <StateBadge state={state} /> },
    { label: 'Free until', value: state === 'trialing' && trialEndsAt && longDay(trialEndsAt) },
    {
      label: 'Next invoice',
      value:
        state === 'past_due' ? (
          <Due />
        ) : nextInvoice ? (
          `${nextInvoice.amount === null ? 'On' : `${pounds(nextInvoice.amount)} on`} ${longDay(nextInvoice.at)}`
        ) : (
          'None'
        ),
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

/** What is due, and when the provider asks for it again. */
function Due() {
  const { data: invoices } = useQuery(invoicesQuery)
  const open = invoices?.find(({ status }) => status === 'open')
  if (!open) return 'A payment is due'
  const { amount, retryAt } = open
  return `${pounds(amount)} is due${retryAt ? `; the next attempt is on ${longDay(retryAt)}` : ''}`
}
