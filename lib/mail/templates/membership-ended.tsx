import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your paid ${PRODUCT.name} membership has ended`

export function MembershipEnded({
  firstName,
  plan,
  appUrl,
}: {
  firstName: string
  plan: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your paid membership has ended"
      preview="Your account stays open as a free membership."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        {plan} has ended, and nothing more is charged. Your account stays open as a free membership, with your
        bookmarks, notes and comments.
      </Paragraph>
      <Action href={`${appUrl}/membership`} label="See the plans" />
    </EmailLayout>
  )
}
