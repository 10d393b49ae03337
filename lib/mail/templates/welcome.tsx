import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Welcome to ${PRODUCT.name}`

type WelcomeProps = { firstName: string; appUrl: string; paidPlans: boolean }

/** The first email after the address is verified: what the member can use now. */
export function Welcome({ firstName, appUrl, paidPlans }: WelcomeProps) {
  return (
    <EmailLayout appUrl={appUrl} title="The library is open to you" preview="Your address is verified.">
      <Greeting firstName={firstName} />
      <Paragraph>
        Your address is verified, and {paidPlans ? PRODUCT.name : `the whole of ${PRODUCT.name}`} is open to
        you{paidPlans && '; premium articles need a paid plan'}. Browse it by category, tag or cited standard,
        or search it for the question you have to settle.
      </Paragraph>
      <Paragraph>
        You can keep articles in folders with your own notes, comment on them, and send in articles of your
        own. Our editors read every one before it is published.
      </Paragraph>
      <Action href={`${appUrl}/articles`} label="Open the library" />
      <Paragraph>We are glad to have you.</Paragraph>
    </EmailLayout>
  )
}
