import type { Metadata } from 'next'
import { AuthCard } from '@/components/auth/auth-card'
import { ConfirmEmail } from '@/components/auth/confirm-email'
import { linkToken } from '@/lib/auth/schema'
import { changeLink } from '@/lib/users/email-change/queries'

// The address holds a token: nothing that this page loads or links to may learn it.
export const metadata: Metadata = {
  title: 'Your new email address',
  robots: { index: false },
  referrer: 'no-referrer',
}

type Query = Record<string, string | string[] | undefined>

export default async function ConfirmEmailPage({ searchParams }: { searchParams: Promise<Query> }) {
  const given = [(await searchParams).token].flat()[0]
  const { data: token } = linkToken.safeParse(given)
  const link = token === undefined ? null : await changeLink(token)
  return (
    <AuthCard title="Your new email address">
      <ConfirmEmail link={token !== undefined && link ? { token, email: link.address } : null} />
    </AuthCard>
  )
}
