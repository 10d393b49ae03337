import type { CurrentUser } from '@/lib/users/types'
import { Badge } from '../ui/badge'

const LABEL = { free: 'Free', monthly: 'Monthly', yearly: 'Yearly' } as const

export function MembershipBadge({ type }: { type: CurrentUser['membershipType'] }) {
  return <Badge variant={type === 'free' ? 'outline' : 'accent'}>{LABEL[type]}</Badge>
}
