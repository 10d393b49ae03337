import { PRODUCT } from '@/lib/core/constants'
import { VERIFICATION_HOURS } from '../constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Verify your email address for ${PRODUCT.name}`

export function VerifyEmail({
  firstName,
  link,
  appUrl,
  paidPlans,
}: {
  firstName: string
  link: string
  appUrl: string
  paidPlans: boolean
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Verify your email address"
      preview={`One step left to read the ${PRODUCT.name} library.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Thank you for joining {PRODUCT.name}. Confirm that this address is yours and{' '}
        {paidPlans
          ? 'the library is open to you. Premium articles need a paid plan.'
          : 'the whole library is open to you.'}
      </Paragraph>
      <Action href={link} label="Verify email address" />
      <Paragraph>
        The link works for {VERIFICATION_HOURS} hours. If you did not create an account, ignore this email:
        without the link nobody can use the account.
      </Paragraph>
    </EmailLayout>
  )
}
