import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your article is published on ${PRODUCT.name}`

export function SubmissionApproved({
  firstName,
  title,
  slug,
  appUrl,
}: {
  firstName: string
  title: string
  slug: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="Your article is published"
      preview="An editor has approved it. Members can read it now."
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        An editor has approved your article <bdi>“{title}”</bdi>. Every member can find and read it now. Thank
        you for writing it.
      </Paragraph>
      <Action href={`${appUrl}/articles/${slug}`} label="Read it in the library" />
    </EmailLayout>
  )
}
