import { Alert } from '../ui/alert'
import { Link } from '../ui/link'

/** Whoever can change everything is asked to prove more than a password. */
export function TwoFactorReminder() {
  return (
    <Alert tone="warn" title="Please set up two-factor sign-in" className="mt-6">
      You can change every article and every account, and your password alone opens both.{' '}
      <Link href="/profile?tab=settings" className="prose-link">
        Set it up in your settings
      </Link>
      . It takes a minute.
    </Alert>
  )
}
