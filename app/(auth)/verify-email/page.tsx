import type { Metadata } from 'next'
import { AuthCard } from '@/components/auth/auth-card'
import { VerifyEmail } from '@/components/auth/verify-email'
import { env } from '@/lib/core/server/env'

// The address holds a token: nothing that this page loads or links to may learn it.
export const metadata: Metadata = {
  title: 'Email verification',
  robots: { index: false },
  referrer: 'no-referrer',
}

type Query = Record<string, string | string[] | undefined>

export default async function VerifyEmailPage({ searchParams }: { searchParams: Promise<Query> }) {
  const token = [(await searchParams).token].flat()[0] ?? null
  return (
    <AuthCard title="Email verification">
      <VerifyEmail token={token} contactEmail={env().CONTACT_EMAIL} paidPlans={env().PAID_PLANS === 'on'} />
    </AuthCard>
  )
}
