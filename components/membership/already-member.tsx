'use client'
import { PRODUCT } from '@/lib/core/constants'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { useCurrentUser } from '@/lib/users/hooks'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { WhyChoose } from './why-choose'

/** Whoever is signed in has nothing to join. */
export function AlreadyMember() {
  const { user } = useCurrentUser()
  return (
    <div className="grid gap-10">
      <Alert
        tone="ok"
        title={`You are a member of ${PRODUCT.name}${user ? `, ${user.firstName}` : ''}`}
        action={
          <Link href="/articles" className={buttonStyles({ size: 'sm' })}>
            Browse Articles
          </Link>
        }
      >
        Everything in the library is open to you during the free trial run. When paid subscriptions start,
        your first {TRIAL_MONTHS} months of them are free.
      </Alert>
      <WhyChoose />
    </div>
  )
}
