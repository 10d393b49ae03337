'use client'
import { useResendVerification } from '@/lib/users/verification/hooks'
import { Button } from '../ui/button'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { ApiError, reasonOf } from '@/lib/core/browser/api'

const DETAILS =
  'Please check your email inbox and spam folder for the verification link. The link will expire in 24 hours.'
const TRY_LATER = 'Please try again later or contact support if the problem persists.'

export function ResendButton({ email }: { email: string | null }) {
  const resend = useResendVerification()
  const press = () => {
    if (!email) return
    perform(resend, email, {
      onSuccess: ({ details }) =>
        toast({
          title: 'Verification Email Sent Successfully',
          description: details?.trim() || DETAILS,
          variant: 'success',
          duration: 8000,
        }),
      onError: (error) =>
        toast({
          title: 'Failed to Send Email',
          description: refusalOf(error),
          variant: 'destructive',
          duration: 6000,
        }),
    })
  }
  return (
    <Button size="sm" disabled={!email} onClick={press} pending={resend.isPending} pendingLabel="Sending...">
      Resend Verification Email
    </Button>
  )
}

/** Returns what the server said, in its message or else in its details. */
function refusalOf(error: Error): string {
  const details = error instanceof ApiError ? error.body.details : undefined
  return reasonOf(error, typeof details === 'string' && details.trim() ? details : TRY_LATER)
}
