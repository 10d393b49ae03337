import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your ${PRODUCT.name} membership will end`

export function MembershipEnding({
  firstName,
  plan,
  endsAt,
  appUrl,
}: {
  firstName: string
  plan: string
  endsAt: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your membership will end"
      preview="It stays yours until the period that is paid for ends."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        {plan} is cancelled. It stays yours until {longDay(endsAt)}, and nothing more is charged.
      </Paragraph>
      <Paragraph>If you change your mind before then, it goes on with one click.</Paragraph>
      <Action href={`${appUrl}/billing`} label="Look at your membership" />
    </EmailLayout>
  )
}
