'use client'
import { ArrowLeft } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { PaidPlan } from '@/lib/billing/types'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { goToPayment } from './go-to-payment'
import type { OfferedPlan } from './plan-choice'

type DetailsStepProps = { plan: OfferedPlan; name: string; email: string; onBack: () => void }

/** The second step for whoever has an account: nothing to fill in, only to see who will pay. */
export function DetailsStep({ plan, name, email, onBack }: DetailsStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="your-details" className="max-w-2xl">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={onBack}>
        <Icon shape={ArrowLeft} /> Back to Plans
      </Button>
      <h2
        id="your-details"
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-2xl font-semibold tracking-tight outline-none"
      >
        Your details
      </h2>
      <p className="text-ink-soft mt-1">
        {plan.name}, £{plan.price} per {plan.period}, for this account:
      </p>
      <dl className="border-hairline mt-4 border-t">
        {[
          ['Name', name],
          ['Email', email],
        ].map(([label, value]) => (
          <div key={label} className="border-hairline grid gap-x-6 border-b py-2.5 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="lg"
        className="mt-6"
        pending={leaving}
        pendingLabel="Processing..."
        onClick={() => {
          setLeaving(true)
          goToPayment(plan.id as PaidPlan)
        }}
      >
        Continue to Payment
      </Button>
    </section>
  )
}
