'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CONFIRMATION_POLL, CONFIRMATION_TIMEOUT } from '@/lib/billing/constants'
import { billingQuery } from '@/lib/billing/hooks'
import { isCurrent } from '@/lib/billing/rules/state'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Spinner } from '../ui/spinner'
import { leavePayment } from './go-to-payment'

/** Waits for the provider's word. What the browser believes of a payment opens nothing. */
export function Confirmation() {
  const [late, setLate] = useState(false)
  const { data } = useQuery({ ...billingQuery, refetchInterval: late ? false : CONFIRMATION_POLL })
  const has = data !== undefined && isCurrent(data.state)
  useEffect(() => {
    if (has) leavePayment()
  }, [has])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONFIRMATION_TIMEOUT)
    return () => clearTimeout(timer)
  }, [])
  if (late && !has)
    return (
      <Alert
        tone="info"
        role="status"
        className="mt-6"
        title="Your payment is still being confirmed"
        action={
          <Link href="/billing" className={buttonStyles({ size: 'sm', variant: 'outline' })}>
            Go to Billing
          </Link>
        }
      >
        This can take a few minutes. You need not wait, nor pay again: your membership opens by itself, and we
        send you a receipt.
      </Alert>
    )
  return (
    <p role="status" className="text-ink-soft mt-6 flex items-center gap-3">
      <Spinner /> Confirming your payment...
    </p>
  )
}
