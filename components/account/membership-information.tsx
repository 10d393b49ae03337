import { monthOf } from '@/lib/core/dates'
import type { CurrentUser } from '@/lib/users/types'
import { Badge } from '../ui/badge'
import { Facts, Sheet } from './facts'
import { MembershipBadge } from './membership-badge'

/** The status is always Active here: whoever is not cannot sign in to read it. */
export function MembershipInformation({ user }: { user: CurrentUser }) {
  return (
    <Sheet title="Membership Information">
      <Facts
        facts={[
          { label: 'Email', value: user.email },
          { label: 'Member Since', value: monthOf(user.createdAt) },
          { label: 'Subscription Type', value: <MembershipBadge type={user.membershipType} /> },
          { label: 'Account Status', value: <Badge variant="ok">Active</Badge> },
        ]}
      />
    </Sheet>
  )
}
