import { PRODUCT } from '@/lib/core/constants'
import { momentOf } from '@/lib/core/dates'
import { EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `The email address of your ${PRODUCT.name} account was changed`

/**
 * Goes to the former address. The new one is not named: whoever reads this mailbox now may be somebody else.
 */
export function EmailChanged({
  firstName,
  at,
  by = 'administrator',
  appUrl,
  contactEmail,
}: {
  firstName: string
  at: string
  by?: 'administrator' | 'owner'
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your email address was changed"
      preview="Emails about your account no longer come here."
    >
      <Greeting firstName={firstName} />
      {by === 'owner' ? (
        <Paragraph>
          On {momentOf(at)}, London time, the new email address of your {PRODUCT.name} account was confirmed.
          From now on you sign in with the new address.
        </Paragraph>
      ) : (
        <Paragraph>
          On {momentOf(at)}, London time, an administrator gave your {PRODUCT.name} account another email
          address. You are signed out everywhere. From now on you sign in with the new address; a link to
          verify it is on its way there.
        </Paragraph>
      )}
      <Paragraph>
        If you asked for this, there is nothing to do here. If you did not, write to {contactEmail} and we put
        it right.
      </Paragraph>
    </EmailLayout>
  )
}
