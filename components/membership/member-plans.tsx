'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { billingQuery } from '@/lib/billing/hooks'
import { isCurrent } from '@/lib/billing/rules/state'
import { PRODUCT } from '@/lib/core/constants'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { toast } from '../ui/toast'
import { DetailsStep } from './details-step'
import { PlanChoice, type OfferedPlan } from './plan-choice'
import { WhyChoose } from './why-choose'

type MemberPlansProps = { name: string; email: string; plans: OfferedPlan[] }

/** The way to a paid plan for whoever is signed in: the plan, a look at who pays, and then the payment. */
export function MemberPlans({ name, email, plans }: MemberPlansProps) {
  const search = useSearchParams()
  const { data: billing } = useQuery(billingQuery)
  const plan = plans.find(({ id, price }) => price > 0 && id === search.get('plan'))
  const has = billing !== undefined && isCurrent(billing.state)
  const go = (query: string) => window.history.pushState(null, '', `/membership${query}`)
  useWelcome(search.get('paid') !== null, has)

  if (has) return <PaysAlready />
  return (
    <div className="grid gap-10">
      {billing?.trialOwed && (
        <Alert tone="ok" title={`Your first ${TRIAL_MONTHS} months are free`}>
          You joined {PRODUCT.name} during the free trial run. Whichever plan you choose, nothing is charged
          for {TRIAL_MONTHS} months, and you can cancel at any time before.
        </Alert>
      )}
      {plan ? (
        <DetailsStep plan={plan} name={name} email={email} onBack={() => go('')} />
      ) : (
        <>
          <PlanChoice
            plans={plans.filter(({ price }) => price > 0)}
            onChoose={({ id }) => go(`?plan=${id}`)}
          />
          <WhyChoose />
        </>
      )}
    </div>
  )
}

/** Back from the payment: said once, and only where the provider has said so too. */
function useWelcome(paid: boolean, has: boolean) {
  useEffect(() => {
    if (!paid || !has) return
    toast({
      title: 'Payment Successful',
      description: `Welcome to ${PRODUCT.name} Premium! The whole library is yours.`,
      variant: 'success',
    })
    window.history.replaceState(null, '', '/membership')
  }, [paid, has])
}

function PaysAlready() {
  return (
    <div className="grid gap-10">
      <Alert
        tone="ok"
        title="You have a premium membership"
        action={
          <>
            <Link href="/articles" className={buttonStyles({ size: 'sm' })}>
              Browse Articles
            </Link>
            <Link href="/billing" className={buttonStyles({ size: 'sm', variant: 'outline' })}>
              Billing
            </Link>
          </>
        }
      >
        The whole library is open to you. Your plan, invoices and payment method are under Billing.
      </Alert>
      <WhyChoose />
    </div>
  )
}
