import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your free months on ${PRODUCT.name} end soon`

export function TrialEnding({
  firstName,
  plan,
  amount,
  chargedAt,
  appUrl,
}: {
  firstName: string
  plan: string
  /** Null where the provider names no single one. */
  amount: string | null
  chargedAt: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your free months end soon"
      preview="What your card will be charged, and when."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Your free months of {plan} end on {longDay(chargedAt)}. On that day your card is charged
        {amount === null ? '' : ` ${amount}`} for the first time.
      </Paragraph>
      <Paragraph>If you do not want to go on, cancel before then and nothing is charged.</Paragraph>
      <Action href={`${appUrl}/billing`} label="Look at your membership" />
    </EmailLayout>
  )
}
