'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { PLAN_NAMES, TRIAL_MONTHS } from '@/lib/billing/constants'
import { billingQuery } from '@/lib/billing/hooks'
import { giftEndLabel } from '@/lib/billing/rules/gift'
import { isCurrent } from '@/lib/billing/rules/state'
import { PRODUCT } from '@/lib/core/constants'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { toast } from '../ui/toast'
import { DetailsStep } from './details-step'
import { goToStep } from './go-to-step'
import { PlanChoice, type OfferedPlan } from './plan-choice'
import { WhyChoose } from './why-choose'

type MemberPlansProps = { name: string; email: string; verified: boolean; plans: OfferedPlan[] }

/** The way to a paid plan for whoever is signed in: the plan, a look at who pays, and then the payment. */
export function MemberPlans({ name, email, verified, plans }: MemberPlansProps) {
  const search = useSearchParams()
  const { data: billing } = useQuery(billingQuery)
  const plan = plans.find(({ id, price }) => price > 0 && id === search.get('plan'))
  const has = billing !== undefined && isCurrent(billing.state)
  useWelcome(search.get('paid') !== null, has, verified)

  if (has) return <Has title="You have a premium membership" verified={verified} />
  if (billing?.given)
    return (
      <Has title={`${PLAN_NAMES[billing.given.plan]} was given to you`} verified={verified}>
        {giftEndLabel(billing.given)} There is nothing to pay.
      </Has>
    )
  return (
    <div className="grid gap-10">
      {billing?.trialOwed && (
        <Alert tone="ok" title={`Your first ${TRIAL_MONTHS} months are free`}>
          You joined {PRODUCT.name} during the free trial run. Whichever plan you choose, nothing is charged
          for {TRIAL_MONTHS} months, and you can cancel at any time before.
        </Alert>
      )}
      {plan ? (
        <DetailsStep plan={plan} name={name} email={email} onBack={() => goToStep('')} />
      ) : (
        <>
          <PlanChoice
            plans={plans.filter(({ price }) => price > 0)}
            onChoose={({ id }) => goToStep(`?plan=${id}`)}
          />
          <WhyChoose />
        </>
      )}
    </div>
  )
}

/** Back from the payment: said once, and only where the provider has said so too. */
function useWelcome(paid: boolean, has: boolean, verified: boolean) {
  useEffect(() => {
    if (!paid || !has) return
    toast({
      title: 'Payment Successful',
      description: `Welcome to ${PRODUCT.name} Premium! ${verified ? 'The whole library is yours.' : UNVERIFIED}`,
      variant: 'success',
    })
    window.history.replaceState(null, '', '/membership')
  }, [paid, has, verified])
}

const UNVERIFIED = 'The library opens once your email address is verified.'

type HasProps = { title: string; verified: boolean; children?: ReactNode }

/** Whoever pays, or was given a membership, is offered none. */
function Has({ title, verified, children }: HasProps) {
  return (
    <div className="grid gap-10">
      <Alert
        tone="ok"
        title={title}
        action={
          <>
            {verified && (
              <Link href="/articles" className={buttonStyles({ size: 'sm' })}>
                Browse Articles
              </Link>
            )}
            <Link href="/billing" className={buttonStyles({ size: 'sm', variant: 'outline' })}>
              Billing
            </Link>
          </>
        }
      >
        {verified ? 'The whole library is open to you.' : UNVERIFIED}{' '}
        {children ?? 'Your plan, invoices and payment method are under Billing.'}
      </Alert>
      <WhyChoose />
    </div>
  )
}
