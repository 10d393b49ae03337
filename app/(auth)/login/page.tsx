import type { Metadata } from 'next'
import { AuthCard } from '@/components/auth/auth-card'
import { LoginForm } from '@/components/auth/login-form'
import { SignedInNotice } from '@/components/auth/signed-in-notice'
import { audience } from '@/lib/http/session'
import { safeReturnPath } from '@/lib/core/paths'

export const metadata: Metadata = { title: 'Sign in' }

type Query = Record<string, string | string[] | undefined>

export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { verified, next } = await searchParams
  const isMember = (await audience()) === 'member'
  return (
    <AuthCard
      title="Sign in"
      lead="One active session per account: signing in here ends the session elsewhere."
    >
      {isMember && <SignedInNotice />}
      <LoginForm verified={verified === 'true'} next={safeReturnPath([next].flat()[0])} />
    </AuthCard>
  )
}
