'use client'
import { useState } from 'react'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { ResendButton } from './resend-button'

/** What a member sees who has not opened the link in the verification mail yet. */
export function VerificationNotice({ email, className }: { email: string | null; className?: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <Alert
      tone="warn"
      className={className}
      action={
        <>
          <ResendButton email={email} />
          <Link
            href="/profile?tab=settings#email-address"
            className={buttonStyles({ size: 'sm', variant: 'outline' })}
          >
            Wrong address?
          </Link>
          <Button size="sm" variant="outline" onClick={() => setDismissed(true)}>
            Dismiss
          </Button>
        </>
      }
    >
      <strong className="font-semibold">Email Verification Required</strong> — You need to verify your email
      address to access articles and platform features.
    </Alert>
  )
}
