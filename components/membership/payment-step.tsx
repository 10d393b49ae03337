'use client'
import { ArrowLeft } from 'lucide'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { useCreateSubscription } from '@/lib/billing/hooks'
import { pounds } from '@/lib/billing/rules/money'
import type { Checkout } from '@/lib/billing/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Skeleton } from '../ui/skeleton'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { Confirmation } from './confirmation'
import { paymentAddress } from './go-to-payment'
import { PaymentForm } from './payment-form'
import type { OfferedPlan } from './plan-choice'

const FAILED = 'Failed to create subscription'

type PaymentStepProps = { plan: OfferedPlan; publishableKey: string }

/** The third step. The card is typed into the provider's own frame and never reaches this site. */
export function PaymentStep({ plan, publishableKey }: PaymentStepProps) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  // Back from the bank's question, which left this page: what became of it stands in the address.
  const returned = useSearchParams().get('redirect_status')
  const [confirming, setConfirming] = useState(returned !== null && returned !== 'failed')
  const subscribe = useCreateSubscription()
  const { data: checkout, error } = subscribe
  const id = plan.id as Checkout['plan']

  const prepare = () =>
    perform(subscribe, id, {
      onError: (refusal) => toast(failure('Subscription Error', refusal, FAILED)),
    })
  const enter = useEffectEvent(() => {
    heading.current?.focus()
    if (returned === 'failed') sayFailed('Your bank did not confirm the payment. Nothing was charged.')
    if (returned !== null) window.history.replaceState(null, '', paymentAddress(id))
    if (!confirming) prepare()
  })
  useEffect(() => enter(), [])

  return (
    <section aria-labelledby="payment" className="max-w-2xl">
      {!confirming && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => router.push(`/membership?plan=${plan.id}`)}
        >
          <Icon shape={ArrowLeft} /> Back to Information
        </Button>
      )}
      <h2
        id="payment"
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-2xl font-semibold tracking-tight outline-none"
      >
        Payment
      </h2>
      {confirming ? (
        <Confirmation />
      ) : error ? (
        <ErrorState
          className="mt-6"
          title="The payment could not be prepared"
          message={reasonOf(error, FAILED)}
          onRetry={prepare}
        />
      ) : checkout ? (
        <>
          <Terms checkout={checkout} plan={plan} />
          <PaymentForm
            checkout={checkout}
            publishableKey={publishableKey}
            onFailed={sayFailed}
            onDone={() => setConfirming(true)}
          />
        </>
      ) : (
        <Waiting />
      )}
    </section>
  )
}

/** What is charged, when, and how to stop it, before the card is asked for. */
function Terms({ checkout, plan }: { checkout: Checkout; plan: OfferedPlan }) {
  const { amount, firstChargeAt } = checkout
  return (
    <p className="text-ink-soft mt-1 mb-6">
      {plan.name}, {pounds(amount)} per {plan.period}.{' '}
      {firstChargeAt
        ? `Your first ${TRIAL_MONTHS} months are free: your card is charged ${pounds(amount)} on ${longDay(firstChargeAt)}, unless you cancel before.`
        : `Your card is charged ${pounds(amount)} now. You can cancel at any time.`}
    </p>
  )
}

function Waiting() {
  return (
    <div className="mt-6 grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}

const sayFailed = (description: string) => {
  toast({ title: 'Payment Failed', description, variant: 'destructive' })
}
