import type { Metadata } from 'next'
import { ResetPassword } from '@/components/auth/reset-password'
import { linkToken } from '@/lib/auth/schema'
import { env } from '@/lib/core/server/env'
import { resetLink } from '@/lib/users/passwords/queries'

// The address holds a token: nothing that this page loads or links to may learn it.
export const metadata: Metadata = {
  title: 'Reset password',
  robots: { index: false },
  referrer: 'no-referrer',
}

type Query = Record<string, string | string[] | undefined>

export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { data: token } = linkToken.safeParse([(await searchParams).token].flat()[0])
  const works = token !== undefined && (await resetLink(token)) !== null
  return <ResetPassword token={token ?? null} works={works} contactEmail={env().CONTACT_EMAIL} />
}
