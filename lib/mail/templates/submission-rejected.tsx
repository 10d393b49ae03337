import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your article on ${PRODUCT.name} was not accepted yet`

/** Line breaks of the reason are preserved, and nothing in it becomes a link. */
export function SubmissionRejected({
  firstName,
  title,
  reason,
  slug,
  appUrl,
  contactEmail,
}: {
  firstName: string
  title: string
  reason: string
  slug?: string
  appUrl: string
  contactEmail: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your article needs another look"
      preview="An editor has sent it back. You can change it and submit it again."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        An editor has read your article <bdi>“{title}”</bdi> and has not accepted it as it is.
      </Paragraph>
      {reason ? (
        <>
          <Paragraph>This is what they wrote:</Paragraph>
          {reason.split(/\n+/).map((line, index) => (
            <Paragraph key={index}>
              <bdi>{line}</bdi>
            </Paragraph>
          ))}
        </>
      ) : (
        <Paragraph>They gave no reason. Write to {contactEmail} and we tell you what to change.</Paragraph>
      )}
      <Paragraph>
        Nothing is lost: “Edit and resubmit” above your article leads to where you can change it and send it
        again.
      </Paragraph>
      {slug ? (
        <Action href={`${appUrl}/articles/${slug}`} label="Open your article" />
      ) : (
        <Action href={`${appUrl}/profile#my-articles`} label="Open My Articles" />
      )}
    </EmailLayout>
  )
}
