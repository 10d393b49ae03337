import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your ${PRODUCT.name} password was changed`

/**
 * Notifies the owner of an account, and names the way to recover it for an owner who did not change the
 * password.
 */
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
    <EmailLayout
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
    </EmailLayout>
  )
}
