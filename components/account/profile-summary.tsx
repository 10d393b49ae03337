import { monthOf } from '@/lib/core/dates'
import { fullName, initials } from '@/lib/users/profile/rules/names'
import type { Activity } from '@/lib/users/profile/types'
import type { CurrentUser } from '@/lib/users/types'
import { Card } from '../ui/card'
import { MembershipBadge } from './membership-badge'

/** Who the member is, and how much they have read and done here. */
export function ProfileSummary({ user, activity }: { user: CurrentUser; activity: Activity }) {
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center gap-4 p-5 lg:flex-col lg:items-start">
        <span
          aria-hidden
          className="bg-ink text-paper grid size-16 shrink-0 place-items-center rounded font-mono text-xl font-medium"
        >
          {initials(user)}
        </span>
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h2 className="text-xl leading-snug font-semibold wrap-anywhere">{fullName(user)}</h2>
          <p className="text-ink-soft max-w-full text-sm wrap-anywhere">{user.email}</p>
          <MembershipBadge type={user.membershipType} />
          <p className="text-ink-soft text-sm">Member since {monthOf(user.createdAt)}</p>
        </div>
      </div>
      <ActivityPanel activity={activity} />
    </Card>
  )
}

function ActivityPanel({ activity }: { activity: Activity }) {
  const figures = [
    ['Articles', activity.articles],
    ['Likes', activity.likes],
    ['Comments', activity.comments],
    ['Bookmarks', activity.bookmarks],
  ] as const
  return (
    <div className="border-hairline border-t p-5">
      <h3 className="font-semibold">Activity</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-1 sm:grid-cols-4 sm:gap-x-10 lg:grid-cols-1">
        {figures.map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-1">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-mono tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
