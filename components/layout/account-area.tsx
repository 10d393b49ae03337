'use client'
import Link from 'next/link'
import { useCurrentUser } from '@/lib/users/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Skeleton } from '../ui/skeleton'
import { Bell } from './bell'
import { SIGN_IN_HREF } from './links'
import { UserMenu } from './user-menu'

/** The right end of the header; while the account is being asked for it is as wide as that of a member. */
export function AccountArea() {
  const { user, isPending } = useCurrentUser()
  if (isPending) return <Skeleton className="h-9 w-25" />
  if (user)
    return (
      <div className="relative flex items-center gap-1">
        <Bell unread={user.unreadNotifications} />
        <UserMenu user={user} />
      </div>
    )
  return (
    <div className="flex items-center gap-2">
      <a href={SIGN_IN_HREF} className={buttonStyles({ variant: 'ghost', size: 'sm', className: 'min-h-9' })}>
        Sign In
      </a>
      <Link
        href="/membership"
        prefetch={false}
        className={buttonStyles({ size: 'sm', className: 'min-h-9 max-sm:hidden' })}
      >
        Register
      </Link>
    </div>
  )
}
