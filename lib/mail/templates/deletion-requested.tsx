import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your ${PRODUCT.name} account will be deleted`

/** Says until when the account deletion can be cancelled, and how. `deletesAt` is ISO 8601. */
export function DeletionRequested({
  firstName,
  deletesAt,
  runsUntil,
  appUrl,
  contactEmail,
}: {
  firstName: string
  deletesAt: string
  runsUntil: string
  appUrl: string
  contactEmail: string
}) {
  const day = longDay(deletesAt)
  return (
    <EmailLayout
      appUrl={appUrl}
      title={`Your account will be deleted on ${day}`}
      preview="Sign in before then to keep it."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        You asked us to delete your {PRODUCT.name} account. You are signed out everywhere, and on {day} we
        delete your profile, comments, likes, bookmarks, folders and notes, unpublished articles, messages to
        us, analytics and mail records. Articles of yours that were published stay, under the name “Former
        member”.
      </Paragraph>
      {runsUntil && (
        <Paragraph>
          {runsUntil === 'now'
            ? 'Your subscription ends at once: nothing more is charged.'
            : `Your subscription ends with the period that is paid: nothing more is charged. It runs until ${longDay(runsUntil)}.`}
        </Paragraph>
      )}
      <Paragraph>
        If you change your mind, sign in before {day}: that takes the request back, and everything stays as it
        is{runsUntil && ', but for your subscription, which stays cancelled'}.
      </Paragraph>
      <Action href={`${appUrl}/login`} label="Keep my account" />
      <Paragraph>
        If it was not you who asked, sign in, change your password, and write to {contactEmail}.
      </Paragraph>
    </EmailLayout>
  )
}
