import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { Action, Frame, Greeting, Paragraph } from './frame'

export const subject = `Your ${PRODUCT.name} password was changed`

/** Tells the owner of an account, and gives whoever did not do it the way to take the account back. */
export function PasswordChanged({
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
    <Frame
      appUrl={appUrl}
      title="Your password was changed"
      preview="If this was you, there is nothing to do."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        The password of your {PRODUCT.name} account was changed on {momentOf(at)}, London time. If this was
        you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, reset your password now. That signs out everybody else. Then write to{' '}
        {contactEmail}.
      </Paragraph>
      <Action href={`${appUrl}/forgot-password`} label="Reset my password" />
    </Frame>
  )
}
