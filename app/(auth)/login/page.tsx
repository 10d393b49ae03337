import type { Metadata } from 'next'
import { AlreadySignedIn } from '@/components/auth/already-signed-in'
import { AuthCard } from '@/components/auth/auth-card'
import { LoginForm } from '@/components/auth/login-form'
import { currentViewer } from '@/lib/auth/session'
import { ownPath } from '@/lib/core/paths'

export const metadata: Metadata = { title: 'Sign in' }

type Query = Record<string, string | string[] | undefined>

export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { verified, next } = await searchParams
  const viewer = await currentViewer()
  if (viewer) return <AlreadySignedIn name={viewer.firstName} verified={verified === 'true'} />
  return (
    <AuthCard
      title="Sign in"
      lead="One active session an account: signing in here ends the session elsewhere."
    >
      <LoginForm verified={verified === 'true'} next={ownPath([next].flat()[0])} />
    </AuthCard>
  )
}
