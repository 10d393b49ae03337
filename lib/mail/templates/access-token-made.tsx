import { PRODUCT } from '@/lib/core/constants'
import { longDay, momentOf } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `An access token was made for your ${PRODUCT.name} account`

/** Notifies the owner of an account that a program can read the library in their name. */
export function AccessTokenMade({
  firstName,
  at,
  expiresAt,
  appUrl,
  contactEmail,
}: {
  firstName: string
  at: string
  expiresAt: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="An access token was made"
      preview="If this was you, there is nothing to do."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        An access token for programs was made for your {PRODUCT.name} account on {momentOf(at)}, London time.
        Until {longDay(expiresAt)} whoever holds it can read the library and run its calculations in your
        name. It can change nothing.
      </Paragraph>
      <Paragraph>
        If this was you, there is nothing to do. If it was not, reset your password now, which revokes every
        token and signs out everybody else, and then write to {contactEmail}.
      </Paragraph>
      <Action href={`${appUrl}/forgot-password`} label="Reset my password" />
    </EmailLayout>
  )
}
