'use client'
import { useCurrentUser } from '@/lib/users/hooks'
import { Alert } from '../ui/alert'
import { Link } from '../ui/link'

/**
 * For whoever comes to the sign-in page with a session: there is nothing to do, and somebody else may still
 * sign in.
 */
export function SignedInNotice() {
  const { user } = useCurrentUser()
  const title = `You are signed in already${user ? `, ${user.firstName}` : ''}`
  return (
    <Alert tone="info" title={title} className="mb-5">
      <Link href="/articles" className="prose-link">
        Go to the library
      </Link>
      , or sign in below as somebody else.
    </Alert>
  )
}
