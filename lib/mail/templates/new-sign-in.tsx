import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `New sign-in to your ${PRODUCT.name} account`

/** Notifies the owner of an account of a sign-in from a browser that the account was not used in before. */
export function NewSignIn({
  firstName,
  device,
  at,
  appUrl,
  contactEmail,
}: {
  firstName: string
  device: string
  at: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout appUrl={appUrl} title="A new sign-in" preview="If this was you, there is nothing to do.">
      <Greeting firstName={firstName} />
      <Paragraph>
        Somebody signed in to your {PRODUCT.name} account with {device} on {momentOf(at)}, London time. Your
        account had not been used in that browser before.
      </Paragraph>
      <Paragraph>
        If this was you, there is nothing to do. If it was not, somebody knows your password: reset it now,
        which signs out everybody else, and then write to {contactEmail}.
      </Paragraph>
      <Action href={`${appUrl}/forgot-password`} label="Reset my password" />
    </EmailLayout>
  )
}
