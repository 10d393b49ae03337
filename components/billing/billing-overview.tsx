'use client'
import { useQuery } from '@tanstack/react-query'
import { PLAN_NAMES } from '@/lib/billing/constants'
import { billingQuery } from '@/lib/billing/hooks'
import { giftEndLabel } from '@/lib/billing/rules/gift'
import { isCurrent } from '@/lib/billing/rules/state'
import type { Billing } from '@/lib/billing/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { Link } from '../ui/link'
import { Invoices } from './invoices'
import { PlanActions } from './plan-actions'
import { Standing } from './standing'

/** What the member pays for, what comes next, and what can be done about it. */
export function BillingOverview() {
  const { data: billing, error, refetch } = useQuery(billingQuery)
  if (!billing)
    return <ErrorState className="mt-8" message={reasonOf(error)} onRetry={() => void refetch()} />
  const has = isCurrent(billing.state)
  return (
    <div className="mt-8 grid gap-10">
      <Notices billing={billing} />
      {has ? (
        <section aria-labelledby="plan">
          <h2 id="plan" className="text-xl font-semibold">
            Your plan
          </h2>
          <Standing billing={billing} />
          <PlanActions billing={billing} />
        </section>
      ) : (
        !billing.given && <NoPlan billing={billing} />
      )}
      {billing.state !== 'none' && <Invoices />}
    </div>
  )
}

function Notices({ billing }: { billing: Billing }) {
  const { given, accessUntil, cancelAtPeriodEnd, periodEndsAt } = billing
  if (accessUntil)
    return (
      <Alert tone="warn" title="Your last payment did not go through">
        You keep full access until {longDay(accessUntil)}. To keep it after that, please update your payment
        method.
      </Alert>
    )
  if (cancelAtPeriodEnd && periodEndsAt)
    return (
      <Alert tone="info" title="Your membership is cancelled">
        It stays yours until {longDay(periodEndsAt)}, and nothing more is charged.
      </Alert>
    )
  if (given)
    return (
      <Alert tone="ok" title={`${PLAN_NAMES[given.plan]} was given to you`}>
        {giftEndLabel(given)} There is nothing to pay.
      </Alert>
    )
  return null
}

const NO_PLAN = {
  incomplete: {
    title: 'Your payment was not completed',
    description: 'Nothing was charged. You can continue where you were.',
  },
  canceled: {
    title: 'Your paid membership has ended',
    description: 'Nothing more is charged. Your account stays open as a free membership.',
  },
  none: {
    title: 'You have a free membership',
    description: 'There is nothing to pay, and we hold no card of yours.',
  },
}

function NoPlan({ billing: { state } }: { billing: Billing }) {
  const said = state === 'incomplete' || state === 'canceled' ? NO_PLAN[state] : NO_PLAN.none
  return (
    <EmptyState
      {...said}
      action={
        <Link href="/membership" className={buttonStyles({})}>
          {state === 'incomplete' ? 'Choose a plan' : 'See Premium Plans'}
        </Link>
      }
    />
  )
}
