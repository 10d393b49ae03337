import { Section, Text } from 'react-email'
import { REPLY_HOURS } from '../constants'
import { EmailLayout, Greeting, Paragraph } from './layout'

/** Goes only to the verified address of the member who wrote: with a copy of the message, as text. */
export function ContactCopy({
  firstName,
  about,
  message,
  appUrl,
}: {
  firstName: string
  about: string
  message: string
  appUrl: string
}) {
  return (
    <EmailLayout
      appUrl={appUrl}
      title="We have received your message"
      preview={`We answer within ${REPLY_HOURS} hours.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Thank you for your message. We have it and answer within {REPLY_HOURS} hours. This is what you wrote:
      </Paragraph>
      <Section style={{ borderLeft: '3px solid #dcdad2', margin: '0 0 16px', paddingLeft: 16 }}>
        <Text dir="auto" style={{ ...quoted, fontWeight: 600 }}>
          {about}
        </Text>
        <Text dir="auto" style={quoted}>
          {message}
        </Text>
      </Section>
    </EmailLayout>
  )
}

const quoted = {
  fontSize: 15,
  lineHeight: '23px',
  margin: '0 0 8px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const
