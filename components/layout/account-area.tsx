'use client'
import { UserRound } from 'lucide'
import { useCurrentUser } from '@/lib/users/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Bell } from './bell'
import { SIGN_IN_HREF } from './links'
import { UserMenu } from './user-menu'

/**
 * The right end of the header. While the account is being asked for it leads to the profile, which asks
 * visitors to sign in, and is as wide as that of a member.
 */
export function AccountArea() {
  const { user, isPending } = useCurrentUser()
  if (isPending)
    return (
      <div className="flex w-25 items-center justify-end">
        <Link
          href="/profile"
          aria-label="Your account"
          className="bg-ink/9 text-ink-soft mr-5 grid size-9 place-items-center rounded"
        >
          <Icon shape={UserRound} className="size-5" />
        </Link>
      </div>
    )
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
      <Link href="/membership" className={buttonStyles({ size: 'sm', className: 'min-h-9 max-sm:hidden' })}>
        Register
      </Link>
    </div>
  )
}
