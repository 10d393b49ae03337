import { REPLY_HOURS } from '../constants'
import { EmailLayout, Paragraph } from './layout'

export const subject = 'We have received your message'

/**
 * Goes to an address that anybody may have typed into the contact form: it repeats nothing of what they
 * wrote, not even a name, so that our form is of no use for writing to strangers.
 */
export function ContactReceipt({ appUrl }: { appUrl: string }) {
  return (
    <EmailLayout appUrl={appUrl} title={subject} preview={`We answer within ${REPLY_HOURS} hours.`}>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody wrote to us with the contact form and gave this address for our answer. If it was you: thank
        you. We have your message and answer within {REPLY_HOURS} hours.
      </Paragraph>
      <Paragraph>
        If it was not you, ignore this email. We keep the address for no other purpose than to answer.
      </Paragraph>
    </EmailLayout>
  )
}
