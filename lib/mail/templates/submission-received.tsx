import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subjectOf = (again: boolean) =>
  again
    ? `A rejected article was sent to ${PRODUCT.name} again`
    : `An article was submitted to ${PRODUCT.name}`

/** Notifies an editor that an article waits for review. */
export function SubmissionReceived({
  firstName,
  title,
  author,
  again,
  appUrl,
}: {
  firstName: string
  title: string
  author: string
  again: boolean
  appUrl: string
}) {
  return (
    <EmailLayout appUrl={appUrl} title="An article waits for review" preview="It is under Pending Review.">
      <Greeting firstName={firstName} />
      <Paragraph>
        <bdi>{author}</bdi>{' '}
        {again ? 'has edited a rejected article and sent it again' : 'has submitted an article'}:
      </Paragraph>
      <Paragraph>
        <bdi>{title}</bdi>
      </Paragraph>
      <Paragraph>You can switch these emails off under Preferences in your profile.</Paragraph>
      <Action href={`${appUrl}/admin/articles?tab=pending_review`} label="Review the article" />
    </EmailLayout>
  )
}
