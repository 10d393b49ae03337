import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subjectOf = (enabled: boolean) =>
  `Two-factor authentication is ${enabled ? 'on' : 'off'} for your ${PRODUCT.name} account`

/** Notifies the owner of an account that two-factor sign-in was switched on or off. */
export function TwoFactorChanged({
  firstName,
  enabled,
  at,
  appUrl,
  contactEmail,
}: {
  firstName: string
  enabled: boolean
  at: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title={`Two-factor authentication is ${enabled ? 'on' : 'off'}`}
      preview="If this was you, there is nothing to do."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Two-factor authentication was turned {enabled ? 'on' : 'off'} for your {PRODUCT.name} account on{' '}
        {momentOf(at)}, London time.{' '}
        {enabled
          ? 'From now on signing in asks for your password and for a code from your authenticator app. Keep your recovery codes where you can find them without your phone.'
          : 'From now on your password alone is enough to sign in. You can turn it on again in your settings.'}
      </Paragraph>
      <Paragraph>
        If this was you, there is nothing to do. If it was not, reset your password now, which signs out
        everybody else, and then write to {contactEmail}.
      </Paragraph>
      <Action href={`${appUrl}/forgot-password`} label="Reset my password" />
    </EmailLayout>
  )
}
