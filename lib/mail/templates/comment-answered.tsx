import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `A reply to your comment on ${PRODUCT.name}`

type CommentAnsweredProps = {
  firstName: string
  author: string
  title: string
  slug: string
  commentId?: number
  appUrl: string
}

export function CommentAnswered({ firstName, author, title, slug, commentId, appUrl }: CommentAnsweredProps) {
  const place = commentId === undefined ? 'comments' : `comment-${commentId}`
  return (
    <EmailLayout appUrl={appUrl} title="A reply to your comment" preview="Another member has answered you.">
      <Greeting firstName={firstName} />
      <Paragraph>
        <bdi>{author}</bdi> has replied to your comment under <bdi>“{title}”</bdi>.
      </Paragraph>
      <Action href={`${appUrl}/articles/${slug}#${place}`} label="Read the reply" />
      <Paragraph>
        You can switch these emails off in the settings of your profile, under Email Preferences.
      </Paragraph>
    </EmailLayout>
  )
}
