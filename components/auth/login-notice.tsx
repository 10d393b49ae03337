'use client'
import { useEffect } from 'react'
import { Alert } from '../ui/alert'
import { toast } from '../ui/toast'

const NOTICES = {
  verified: { title: 'Email Verified Successfully!', description: 'You can sign in now.' },
  joined: {
    title: 'One step left: verify your email',
    description:
      'Open the link in the email we have sent you: in this browser it signs you in. You can sign in before that as well.',
  },
}
type Notice = keyof typeof NOTICES

/** What brought somebody to the sign-in page. */
export function LoginNotice({ notice }: { notice: Notice }) {
  const { title, description } = NOTICES[notice]
  useEffect(() => {
    if (notice === 'verified') toast({ ...NOTICES.verified, variant: 'success', duration: 6000 })
  }, [notice])
  return (
    <Alert tone={notice === 'verified' ? 'ok' : 'info'} role="status" title={title}>
      {description}
    </Alert>
  )
}
