import type { Metadata } from 'next'
import { AuthCard } from '@/components/auth/auth-card'
import { Unsubscribe } from '@/components/auth/unsubscribe'
import { unsubscribeLink } from '@/lib/watches/digest/queries'

// The address holds a token: nothing that this page loads or links to may learn it.
export const metadata: Metadata = {
  title: 'The digest',
  robots: { index: false },
  referrer: 'no-referrer',
}

type Query = Record<string, string | string[] | undefined>

export default async function UnsubscribePage({ searchParams }: { searchParams: Promise<Query> }) {
  const token = [(await searchParams).token].flat()[0] ?? null
  const isDead = token !== null && !(await unsubscribeLink(token))
  return (
    <AuthCard title="The digest">
      <Unsubscribe token={token} isDead={isDead} />
    </AuthCard>
  )
}
