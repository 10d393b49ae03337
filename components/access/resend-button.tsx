'use client'
import { useResendVerification } from '@/lib/users/verification/hooks'
import { Button } from '../ui/button'
import { toast } from '../ui/toast'
import { ApiError } from '@/lib/core/api'

const DETAILS =
  'Please check your email inbox and spam folder for the verification link. The link will expire in 24 hours.'
const TRY_LATER = 'Please try again later or contact support if the problem persists.'

export function ResendButton({ email }: { email: string | null }) {
  const resend = useResendVerification()
  const press = () => {
    if (!email) return
    resend.mutate(email, {
      onSuccess: ({ details }) =>
        toast({
          title: 'Verification Email Sent Successfully',
          description: details ?? DETAILS,
          variant: 'success',
          duration: 8000,
        }),
      onError: (error) =>
        toast({
          title: 'Failed to Send Email',
          description: error instanceof ApiError ? error.message : TRY_LATER,
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
