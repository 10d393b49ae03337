import { PRODUCT } from '@/lib/core/constants'
import { Action, Frame, Greeting, Paragraph } from './frame'

export const subject = `Welcome to ${PRODUCT.name}`

/** The first letter after the address was proved: what is open now. */
export function Welcome({ firstName, appUrl }: { firstName: string; appUrl: string }) {
  return (
    <Frame appUrl={appUrl} title="The library is open to you" preview="Your address is verified.">
      <Greeting firstName={firstName} />
      <Paragraph>
        Your address is verified, and the whole of {PRODUCT.name} is open to you. Browse it by category, tag
        or cited standard, or search it for the question you have to settle.
      </Paragraph>
      <Paragraph>
        You can keep articles in folders with your own notes, comment on them, and send in articles of your
        own. Our editors read every one before it is published.
      </Paragraph>
      <Action href={`${appUrl}/articles`} label="Open the library" />
      <Paragraph>We are glad to have you.</Paragraph>
    </Frame>
  )
}
