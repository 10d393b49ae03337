'use client'
import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { useCurrentUser } from '@/lib/users/hooks'
import { Link } from '../ui/link'
import { ADMIN_LINK, MAIN_LINKS } from './links'

/** The places everyone has, and Admin for those who have it. */
export function MainNav({ stacked }: { stacked?: boolean }) {
  const pathname = usePathname()
  const { user } = useCurrentUser()
  const links = user?.role === 'admin' ? [...MAIN_LINKS, ADMIN_LINK] : MAIN_LINKS
  return (
    <ul className={clsx('flex', stacked ? 'flex-col' : 'items-center gap-1')}>
      {links.map(({ href, label }) => {
        const here = pathname === href || pathname.startsWith(`${href}/`)
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={here ? 'page' : undefined}
              className={clsx(
                'hover:bg-ink/7 hover:text-ink aria-[current]:text-ink flex items-center rounded text-sm aria-[current]:font-semibold',
                stacked ? 'min-h-11 px-2 text-base' : 'text-ink-soft min-h-9 px-3',
              )}
            >
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
