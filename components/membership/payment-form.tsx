'use client'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useState } from 'react'
import { pounds } from '@/lib/billing/rules/money'
import type { Checkout } from '@/lib/billing/types'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { paymentAddress } from './go-to-payment'

type Stripe = Awaited<ReturnType<typeof loadStripe>>
type Outcome = { onFailed: (message: string) => void; onDone: () => void }
type PaymentFormProps = Outcome & { checkout: Checkout; publishableKey: string }

/** The provider's script is loaded here and nowhere else, when somebody is about to pay. */
export function PaymentForm({ checkout, publishableKey, ...outcome }: PaymentFormProps) {
  const { stripe, failed } = useProvider(publishableKey)
  if (failed)
    return (
      <ErrorState
        title="The payment form could not be loaded"
        message="It comes from our payment provider, js.stripe.com. Please check your connection, or whether something blocks it."
        onRetry={() => window.location.reload()}
      />
    )
  return (
    <Elements stripe={stripe} options={{ clientSecret: checkout.clientSecret, appearance: appearance() }}>
      <Card checkout={checkout} {...outcome} />
    </Elements>
  )
}

function useProvider(key: string): { stripe: Stripe; failed: boolean } {
  const [stripe, setStripe] = useState<Stripe>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    loadStripe(key).then(
      (loaded) => void (left || setStripe(loaded)),
      () => void (left || setFailed(true)),
    )
    return () => void (left = true)
  }, [key])
  return { stripe, failed }
}

/** The provider's frame cannot see our tokens: it is told them. */
function appearance() {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  return {
    theme: document.documentElement.classList.contains('dark') ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorDanger: token('bad'),
      borderRadius: '4px',
    },
  }
}

function Card({ checkout, onFailed, onDone }: Outcome & { checkout: Checkout }) {
  const stripe = useStripe()
  const elements = useElements()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function pay() {
    if (!stripe || !elements || pending) return
    setPending(true)
    setProblem('')
    const given = {
      elements,
      confirmParams: { return_url: new URL(paymentAddress(checkout.plan), window.location.href).href },
      redirect: 'if_required' as const,
    }
    const { error } = await (checkout.intent === 'setup'
      ? stripe.confirmSetup(given)
      : stripe.confirmPayment(given))
    setPending(false)
    if (!error) return onDone()
    const { message: said } = error
    const message = said || 'Your card could not be charged.'
    setProblem(message)
    // What is said at the field needs no second notice.
    if (error.type !== 'validation_error') onFailed(message)
  }

  return (
    <form
      method="post"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void pay()
      }}
      className="grid gap-6"
    >
      <PaymentElement onLoadError={() => setProblem('The payment form could not be loaded.')} />
      {problem && (
        <Alert tone="bad" role="alert">
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        disabled={!stripe}
        pending={pending}
        pendingLabel="Processing..."
      >
        {checkout.firstChargeAt ? 'Start My Free Months' : `Pay ${pounds(checkout.amount)}`}
      </Button>
      <p className="text-ink-soft text-sm">
        Your card details go to Stripe, our payment provider, and never reach us.
      </p>
    </form>
  )
}
