import { Check } from 'lucide'
import type { Plan } from '@/lib/membership/types'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'

export type OfferedPlan = Plan & { available: boolean }

const labelOf = ({ available, price }: OfferedPlan) =>
  !available ? 'Coming Soon' : price === 0 ? 'Start Free' : 'Choose Plan'

/** The plans that can be had now, and beside them what the others will cost. */
export function PlanChoice({
  plans,
  onChoose,
}: {
  plans: OfferedPlan[]
  onChoose: (plan: OfferedPlan) => void
}) {
  const offered = plans.filter(({ available }) => available)
  const later = plans.filter(({ available }) => !available)
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start">
      <ul
        className={
          offered.length > 1
            ? 'grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] lg:col-span-full'
            : 'flex flex-wrap gap-5 *:sm:w-96'
        }
      >
        {offered.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            freeFor={offered.length > 1 ? 'for as long as you like' : 'during the trial run'}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {later.length > 0 && <LaterPlans plans={later} />}
    </div>
  )
}

type PlanCardProps = { plan: OfferedPlan; freeFor: string; onChoose: (plan: OfferedPlan) => void }

function PlanCard({ plan, freeFor, onChoose }: PlanCardProps) {
  return (
    <li className="border-hairline-strong bg-surface flex w-full flex-col gap-5 rounded-md border p-6">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-3 text-xl font-semibold">
          {plan.name}
          {plan.savings && <Badge variant="accent">{plan.savings}</Badge>}
        </h2>
        <p className="text-ink-soft">{plan.description}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-mono text-4xl font-semibold tabular-nums">£{plan.price}</span>
        <span className="text-ink-soft text-sm">{plan.period ? `per ${plan.period}` : freeFor}</span>
      </p>
      <ul className="grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-sm">
            <Icon shape={Check} className="text-accent mt-0.5 size-4 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <Button size="lg" className="mt-auto" disabled={!plan.available} onClick={() => onChoose(plan)}>
        {labelOf(plan)}
      </Button>
    </li>
  )
}

/** Nobody joins without knowing what it may cost one day. Only what can be had is offered by name. */
function LaterPlans({ plans }: { plans: OfferedPlan[] }) {
  return (
    <section aria-labelledby="later">
      <h2 id="later" className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        After the trial run <Badge variant="outline">Coming soon</Badge>
      </h2>
      <p className="text-ink-soft mt-2 max-w-[34em]">
        Paid subscriptions will start one day, and nobody is moved to one without choosing it. They will cost:
      </p>
      <ul className="border-hairline mt-3 max-w-md border-t">
        {plans.map(({ id, price, period, savings }) => (
          <li key={id} className="border-hairline flex items-baseline gap-3 border-b py-2.5">
            <span className="font-mono tabular-nums">
              £{price} per {period}
            </span>
            {savings && <Badge variant="accent">{savings}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
