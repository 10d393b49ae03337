import type { AdminUser } from '@/lib/users/administration/types'
import { Badge } from '../../ui/badge'
import { MEMBERSHIP_NAMES } from './in-words'

const STATUS = {
  active: { label: 'Active', variant: 'ok' },
  frozen: { label: 'Frozen', variant: 'warn' },
  deleted: { label: 'Deleted', variant: 'bad' },
} as const

export function RoleBadge({ role }: Pick<AdminUser, 'role'>) {
  return <Badge variant={role === 'admin' ? 'solid' : 'neutral'}>{role === 'admin' ? 'Admin' : 'User'}</Badge>
}

export function StatusBadge({ status }: Pick<AdminUser, 'status'>) {
  const { label, variant } = STATUS[status]
  return <Badge variant={variant}>{label}</Badge>
}

export function MembershipBadge({ type }: { type: AdminUser['membershipType'] }) {
  return <Badge variant={type === 'free' ? 'outline' : 'accent'}>{MEMBERSHIP_NAMES[type]}</Badge>
}

export function EmailBadge({ verified }: { verified: boolean }) {
  return <Badge variant={verified ? 'ok' : 'warn'}>{verified ? 'Verified' : 'Unverified'}</Badge>
}
