import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your receipt from ${PRODUCT.name}`

export function PaymentReceipt({
  firstName,
  plan,
  amount,
  paidAt,
  number,
  appUrl,
  contactEmail,
}: {
  firstName: string
  plan: string
  amount: string
  paidAt: string
  number: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Thank you for your payment"
      preview="We received your payment. Your membership goes on."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        We received {amount} for {plan} on {longDay(paidAt)}. The invoice is number {number}.
      </Paragraph>
      <Action href={`${appUrl}/billing`} label="See your invoices" />
      <Paragraph>If you did not expect this payment, please write to {contactEmail}.</Paragraph>
    </EmailLayout>
  )
}
