import { monthOf } from '@/lib/core/dates'
import type { CurrentUser } from '@/lib/users/types'
import { Facts, Sheet, type Fact } from './facts'

export function AccountInformation({ user }: { user: CurrentUser }) {
  const facts: Fact[] = [
    { label: 'Email', value: user.email },
    { label: 'Member Since', value: monthOf(user.createdAt) },
  ]
  if (user.company) facts.push({ label: 'Company', value: user.company })
  if (user.professionalTitle) facts.push({ label: 'Professional Title', value: user.professionalTitle })
  return (
    <Sheet title="Account Information">
      <Facts facts={facts} />
    </Sheet>
  )
}
