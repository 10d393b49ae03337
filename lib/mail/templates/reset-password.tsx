import { PRODUCT } from '@/lib/core/constants'
import { RESET_MINUTES } from '../constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Reset your ${PRODUCT.name} password`

export function ResetPassword({
  firstName,
  link,
  appUrl,
}: {
  firstName: string
  link: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Reset your password"
      preview={`The link works once, for ${RESET_MINUTES} minutes.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Somebody, we hope you, asked to reset the password of your {PRODUCT.name} account. Choose a new one
        here.
      </Paragraph>
      <Action href={link} label="Choose a new password" />
      <Paragraph>
        The link works once, for {RESET_MINUTES} minutes, and only the newest one counts. If you did not ask
        for it, ignore this email: your password stays as it is.
      </Paragraph>
    </EmailLayout>
  )
}
