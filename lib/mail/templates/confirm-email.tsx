import { PRODUCT } from '@/lib/core/constants'
import { CHANGE_MINUTES } from '../constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Confirm your new email address for ${PRODUCT.name}`

export function ConfirmEmail({
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
      title="Confirm your new email address"
      preview={`Your ${PRODUCT.name} account moves to this address once you confirm it.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        You asked to use this address for your {PRODUCT.name} account. Confirm it, and you sign in with it
        from then on. Until then nothing changes.
      </Paragraph>
      <Action href={link} label="Confirm this address" />
      <Paragraph>
        The link works once, for {CHANGE_MINUTES} minutes. If you did not ask for this, ignore this email:
        without the link no account can use this address.
      </Paragraph>
    </EmailLayout>
  )
}
