import { Link, Section, Text } from 'react-email'
import { PRODUCT } from '@/lib/core/constants'
import type { DigestLine, DigestPart, TemplateProps } from '../types'
import { EmailLayout, Greeting, Paragraph } from './layout'

const ink = '#16202e'

type Every = TemplateProps['digest']['every']

export const subjectOf = (every: Every) =>
  every === 'daily' ? `What is new on ${PRODUCT.name} today` : `What is new on ${PRODUCT.name} this week`

type DigestProps = Omit<TemplateProps['digest'], 'tokenId'> & { appUrl: string; unsubscribe: string }

/** What was new since the last digest. `unsubscribe` opens the page on which it is switched off. */
export function Digest({ firstName, every, parts, appUrl, unsubscribe }: DigestProps) {
  const { watched, standards, articles } = parts
  return (
    <EmailLayout
      appUrl={appUrl}
      title={every === 'daily' ? 'New since yesterday' : 'New since last week'}
      preview="What you watch, the register of standards and the library."
    >
      <Greeting firstName={firstName} />
      <Part title="What you watch" part={watched} more="/watching" appUrl={appUrl} />
      <Part title="The register of standards" part={standards} more="/standards/changes" appUrl={appUrl} />
      <Part title="New in the library" part={articles} more="/articles" appUrl={appUrl} />
      <Paragraph>
        You get this because you switched the digest on. Choose how often in{' '}
        <Link href={`${appUrl}/profile?tab=settings#email-preferences`}>your settings</Link>, or{' '}
        <Link href={unsubscribe}>switch it off</Link>.
      </Paragraph>
    </EmailLayout>
  )
}

type PartProps = { title: string; part: DigestPart; more: string; appUrl: string }

function Part({ title, part: { lines, more: count }, more, appUrl }: PartProps) {
  if (lines.length === 0) return null
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Text style={{ fontSize: 17, fontWeight: 700, margin: '0 0 8px' }}>{title}</Text>
      {lines.map((line, index) => (
        <Line key={index} line={line} appUrl={appUrl} />
      ))}
      {count > 0 && (
        <Text style={{ fontSize: 15, margin: '4px 0 0' }}>
          <Link href={`${appUrl}${more}`}>And {count} more</Link>
        </Text>
      )}
    </Section>
  )
}

function Line({ line: { lead, title, note, path }, appUrl }: { line: DigestLine; appUrl: string }) {
  return (
    <Text style={{ fontSize: 15, lineHeight: '22px', margin: '0 0 10px', overflowWrap: 'anywhere' }}>
      {lead && (
        <>
          {lead}: <br />
        </>
      )}
      <Link href={`${appUrl}${path}`} style={{ color: ink, fontWeight: 600, textDecoration: 'underline' }}>
        <bdi>{title}</bdi>
      </Link>
      {note && (
        <>
          <br />
          <bdi>{note}</bdi>
        </>
      )}
    </Text>
  )
}
