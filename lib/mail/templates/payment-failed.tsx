import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your payment to ${PRODUCT.name} did not go through`

export function PaymentFailed({
  firstName,
  plan,
  amount,
  retryAt,
  accessUntil,
  appUrl,
}: {
  firstName: string
  plan: string
  amount: string
  retryAt: string
  accessUntil: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your payment did not go through"
      preview="You keep full access for now. Please check your payment method."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Your card was refused when we asked it for {amount} for {plan}.{' '}
        {retryAt ? `We ask once more on ${longDay(retryAt)}.` : 'We do not ask again by ourselves.'}
      </Paragraph>
      <Paragraph>
        You keep full access until {longDay(accessUntil)}. To keep it after that, please check your payment
        method.
      </Paragraph>
      <Action href={`${appUrl}/billing`} label="Check your payment method" />
    </EmailLayout>
  )
}
