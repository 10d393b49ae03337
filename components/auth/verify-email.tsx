'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { mailtoOf } from '@/lib/core/mailto'
import { api, ApiError } from '@/lib/core/browser/api'
import { forgetRegistration } from '@/lib/users/registration/hooks'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Spinner } from '../ui/spinner'

const FAILED = 'Invalid or expired verification token. Please request a new verification email.'
const UNREACHABLE = 'Something went wrong. Please try again later.'

type State = { name: 'loading' } | { name: 'success'; signedIn: boolean } | { name: 'error'; message: string }

/** Asks once whether the link's token is good. */
function useVerification(token: string | null): State {
  const [state, setState] = useState<State>(
    token ? { name: 'loading' } : { name: 'error', message: 'No verification token provided' },
  )
  useEffect(() => {
    if (!token) return
    let current = true
    void api<{ signedIn?: true }>('GET', `/api/verify-email?token=${encodeURIComponent(token)}`)
      .then(({ signedIn = false }): State => ({ name: 'success', signedIn }))
      .catch((error: unknown): State => ({
        name: 'error',
        message: error instanceof ApiError ? FAILED : UNREACHABLE,
      }))
      .then((next) => current && setState(next))
    return () => {
      current = false
    }
  }, [token])
  return state
}

type VerifyEmailProps = { token: string | null; contactEmail: string; paidPlans: boolean }

export function VerifyEmail({ token, contactEmail, paidPlans }: VerifyEmailProps) {
  const router = useRouter()
  const state = useVerification(token)
  const isSignedIn = state.name === 'success' && state.signedIn
  // The header of a visitor becomes that of a member.
  useEffect(() => {
    if (!isSignedIn) return
    forgetRegistration()
    router.refresh()
  }, [isSignedIn, router])
  if (state.name === 'loading')
    return (
      <p role="status" className="text-ink-soft flex items-center gap-3">
        <Spinner /> Verifying your email address...
      </p>
    )
  if (state.name === 'success')
    return (
      <div className="grid justify-items-start gap-5">
        <Alert tone="ok" role="status" title="Email verified">
          Your address is confirmed and the library is open to you.
          {paidPlans && ' Premium articles need a paid plan.'}
          {isSignedIn && ' You are signed in.'}
        </Alert>
        {isSignedIn ? (
          <>
            <Link href="/articles" className={buttonStyles({ size: 'lg' })}>
              Continue to the Library
            </Link>
            <p className="text-ink-soft text-sm">
              For another account:{' '}
              <Link href="/login?verified=true" className="prose-link">
                Continue to Sign In
              </Link>
            </p>
          </>
        ) : (
          <Link href="/login?verified=true" className={buttonStyles({ size: 'lg' })}>
            Continue to Sign In
          </Link>
        )}
      </div>
    )
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone="bad" role="alert" title="Verification failed">
        {state.message}
      </Alert>
      <Link href="/register" className={buttonStyles({ size: 'lg' })}>
        Back to Registration
      </Link>
      <p className="text-ink-soft text-sm">
        You can ask for a new email after signing in. If that does not help, write to{' '}
        <a href={mailtoOf(contactEmail)} className="prose-link">
          {contactEmail}
        </a>
        .
      </p>
    </div>
  )
}
