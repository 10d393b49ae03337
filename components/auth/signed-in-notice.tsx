import Link from 'next/link'
import { Alert } from '../ui/alert'

/**
 * For whoever comes to the sign-in page with a session: there is nothing to do, and somebody else may still
 * sign in.
 */
export function SignedInNotice({ name }: { name: string }) {
  return (
    <Alert tone="info" title={`You are signed in already, ${name}`} className="mb-5">
      <Link href="/articles" prefetch={false} className="prose-link">
        Go to the library
      </Link>
      , or sign in below as somebody else.
    </Alert>
  )
}
