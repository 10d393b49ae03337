import type { Metadata } from 'next'
import { ResetPassword } from '@/components/auth/reset-password'
import { env } from '@/lib/core/env'

// The address holds a token: nothing that this page loads or links to may learn it.
export const metadata: Metadata = {
  title: 'Reset password',
  robots: { index: false },
  referrer: 'no-referrer',
}

type Query = Record<string, string | string[] | undefined>

export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<Query> }) {
  const token = [(await searchParams).token].flat()[0] || null
  return <ResetPassword token={token} contactEmail={env().CONTACT_EMAIL} />
}
