import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Another email address was asked for your ${PRODUCT.name} account`

/** Goes to the present address, and names the way to stop what its owner did not ask for. */
export function EmailChangeAsked({
  firstName,
  at,
  appUrl,
  contactEmail,
}: {
  firstName: string
  at: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Another email address was asked for"
      preview="If this was you, there is nothing to do here."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        On {momentOf(at)}, London time, somebody who knows your password asked for another email address for
        your {PRODUCT.name} account. A link to confirm it went to that address. If this was you, there is
        nothing to do here.
      </Paragraph>
      <Paragraph>
        If it was not you, reset your password now: that stops the change and signs out everybody else. Then
        write to {contactEmail}.
      </Paragraph>
      <Action href={`${appUrl}/forgot-password`} label="Reset my password" />
    </EmailLayout>
  )
}
