import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email'
import type { ReactNode } from 'react'
import { PRODUCT } from '@/lib/core/constants'

const ink = '#16202e'
const quiet = '#56606e'

/** The layout of every email. */
export function EmailLayout({
  preview,
  title,
  appUrl,
  children,
}: {
  preview: string
  title: string
  appUrl: string
  children: ReactNode
}) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#f6f5f1',
          color: ink,
          fontFamily: 'Segoe UI, Helvetica, Arial, sans-serif',
          margin: 0,
        }}
      >
        <Container
          style={{
            backgroundColor: '#ffffff',
            border: '1px solid #dcdad2',
            margin: '32px auto',
            maxWidth: 560,
            padding: '28px 32px',
          }}
        >
          <Text style={{ fontSize: 15, fontWeight: 700, letterSpacing: 0.2, margin: '0 0 20px' }}>
            {PRODUCT.name}
          </Text>
          <Heading as="h1" style={{ fontSize: 22, lineHeight: '28px', margin: '0 0 16px' }}>
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#dcdad2', margin: '28px 0 16px' }} />
          <Text style={{ color: quiet, fontSize: 13, lineHeight: '20px', margin: 0 }}>
            {PRODUCT.name}, {PRODUCT.tagline.toLowerCase()}.{' '}
            <Link href={appUrl} style={{ color: quiet }}>
              {appUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 16px', overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  )
}

/** Isolated, so that a name written from right to left does not carry the comma and what follows with it. */
export function Greeting({ firstName }: { firstName: string }) {
  return (
    <Paragraph>
      Hello <bdi>{firstName}</bdi>,
    </Paragraph>
  )
}

/** The one thing to do, as a button and once more as an address that can be copied. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <Section style={{ margin: '8px 0 20px' }}>
      <Button
        href={href}
        style={{
          backgroundColor: '#9c3a25',
          borderRadius: 4,
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 600,
          padding: '12px 22px',
        }}
      >
        {label}
      </Button>
      <Text
        style={{ color: quiet, fontSize: 13, lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-all' }}
      >
        Or open this address: <Link href={href}>{href}</Link>
      </Text>
    </Section>
  )
}
