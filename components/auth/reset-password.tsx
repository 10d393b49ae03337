'use client'
import { useEffect, useRef, useState } from 'react'
import { mailtoOf } from '@/lib/core/mailto'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { toast } from '../ui/toast'
import { AuthCard } from './auth-card'
import { ResetForm } from './reset-form'

const INVALID = 'This password reset link is invalid or expired.'

type ResetPasswordProps = {
  token: string | null
  /** Whether the link can still be used: nobody should think of a password for one that cannot. */
  works: boolean
  contactEmail: string
}

/** What a reset link opens: the form, what came of it, or what is wrong with the link. */
export function ResetPassword({ token, works, contactEmail }: ResetPasswordProps) {
  const [done, setDone] = useState(false)
  if (done) return <Done />
  if (!token) return <InvalidLink contactEmail={contactEmail} />
  return (
    <AuthCard title="Choose a new password" lead="It ends every session of your account, here and elsewhere.">
      {!works && (
        <Alert tone="bad" action={<NewLink size="sm" />}>
          {INVALID}
        </Alert>
      )}
      <ResetForm token={token} onDone={() => setDone(true)} />
      <Help contactEmail={contactEmail} />
    </AuthCard>
  )
}

function InvalidLink({ contactEmail }: { contactEmail: string }) {
  useEffect(() => {
    toast({ title: 'Invalid reset link', description: INVALID, variant: 'destructive' })
  }, [])
  return (
    <AuthCard title="Invalid Reset Link">
      <Alert tone="bad">{INVALID}</Alert>
      <NewLink size="lg" />
      <Help contactEmail={contactEmail} />
    </AuthCard>
  )
}

const NewLink = ({ size }: { size: 'sm' | 'lg' }) => (
  <Link href="/forgot-password" className={buttonStyles({ size })}>
    Request New Reset Link
  </Link>
)

function Done() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <AuthCard title="Password reset successful">
        <Alert tone="ok" role="status">
          Your new password is in force. Sign in with it now.
        </Alert>
        <Link href="/login" className={buttonStyles({ size: 'lg' })}>
          Go to login
        </Link>
      </AuthCard>
    </div>
  )
}

function Help({ contactEmail }: { contactEmail: string }) {
  return (
    <p className="text-ink-soft text-sm">
      Something not working? Write to{' '}
      <a href={mailtoOf(contactEmail)} className="prose-link">
        {contactEmail}
      </a>
      .
    </p>
  )
}
