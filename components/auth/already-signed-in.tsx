import Link from 'next/link'
import { SIGN_OUT_HREF } from '../layout/links'
import { buttonStyles } from '../ui/button-styles'
import { AuthCard } from './auth-card'
import { LoginNotice } from './login-notice'

/** For whoever comes to the sign-in page with a session. */
export function AlreadySignedIn({ name, verified }: { name: string; verified: boolean }) {
  return (
    <AuthCard title="Sign in" lead={`You are signed in already, ${name}.`}>
      {verified && <LoginNotice notice="verified" />}
      <div className="flex flex-wrap gap-3">
        <Link href="/articles" prefetch={false} className={buttonStyles({})}>
          Browse Articles
        </Link>
        <a href={SIGN_OUT_HREF} className={buttonStyles({ variant: 'outline' })}>
          Log out
        </a>
      </div>
    </AuthCard>
  )
}
