import { momentOf } from '@/lib/core/dates'
import type { AdminUser } from '@/lib/users/administration/types'
import { experienceOf, heardFrom, MEMBERSHIP_NAMES, specializationOf } from './in-words'

/** What the member said of themselves, and what the product knows of the account. */
export function AccountDetails({ user }: { user: AdminUser }) {
  const facts: [string, string | null][] = [
    ['Company', user.company],
    ['Professional title', user.professionalTitle],
    ['Experience', experienceOf(user.experience)],
    ['Location', user.location],
    ['Specialization', specializationOf(user.specialization)],
    ['Phone', user.phone],
    ['Heard from', heardFrom(user.howDidYouHear)],
    ['Plan asked for', user.planIntent && MEMBERSHIP_NAMES[user.planIntent]],
    ['Email', user.emailVerified ? 'Verified' : 'Unverified'],
    ['Two-factor sign-in', user.twoFactor ? 'On' : 'Off'],
    ['Joined', momentOf(user.createdAt)],
    ['Asked to be deleted', user.deletionRequestedAt && momentOf(user.deletionRequestedAt)],
    ['User id', user.id],
  ]
  return (
    <section aria-labelledby="account-details" className="grid gap-3">
      <h3 id="account-details" className="font-semibold">
        Profile details
      </h3>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="grid min-w-0 content-start gap-0.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
