import { PRODUCT } from '@/lib/core/constants'
import { EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your ${PRODUCT.name} account is deleted`

/** The last email to a former member, sent after the account is deleted. */
export function AccountDeleted({
  firstName,
  appUrl,
  contactEmail,
}: {
  firstName: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout appUrl={appUrl} title="Your account is deleted" preview="This is our last email to you.">
      <Greeting firstName={firstName} />
      <Paragraph>
        Your {PRODUCT.name} account and what belonged to it are deleted: profile, comments, likes, bookmarks,
        folders and notes, unpublished articles, messages to us, analytics and mail records. Articles that
        were published stay, under the name “Former member”.
      </Paragraph>
      <Paragraph>
        This is our last email to you, and the record of it goes within a day of its being sent. Questions
        reach us at {contactEmail}. Thank you for the time that you were with us.
      </Paragraph>
    </EmailLayout>
  )
}
