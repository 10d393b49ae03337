import { Check } from 'lucide-react'
import type { Plan } from '@/lib/membership/types'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'

export type OfferedPlan = Plan & { available: boolean }

const labelOf = ({ available, price }: OfferedPlan) =>
  !available ? 'Coming Soon' : price === 0 ? 'Start Free' : 'Choose Plan'

/** The plans that can be had now. */
export function PlanChoice({
  plans,
  onChoose,
}: {
  plans: OfferedPlan[]
  onChoose: (plan: OfferedPlan) => void
}) {
  const offered = plans.filter(({ available }) => available)
  return (
    <ul className="flex flex-wrap gap-5">
      {offered.map((plan) => (
        <li
          key={plan.id}
          className="border-hairline-strong bg-surface flex w-full max-w-md flex-col gap-5 rounded-md border p-6"
        >
          <div className="grid gap-1">
            <h2 className="flex items-center gap-3 text-xl font-semibold">
              {plan.name}
              {plan.savings && <Badge variant="accent">{plan.savings}</Badge>}
            </h2>
            <p className="text-ink-soft">{plan.description}</p>
          </div>
          <p className="flex items-baseline gap-2">
            <span className="font-mono text-4xl font-semibold tabular-nums">£{plan.price}</span>
            <span className="text-ink-soft text-sm">
              {plan.period ? `per ${plan.period}` : 'during the trial run'}
            </span>
          </p>
          <ul className="grid gap-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-sm">
                <Check aria-hidden className="text-accent mt-0.5 size-4 shrink-0" />
                {feature}
              </li>
            ))}
          </ul>
          <Button size="lg" className="mt-auto" disabled={!plan.available} onClick={() => onChoose(plan)}>
            {labelOf(plan)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
