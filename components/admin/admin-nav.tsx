'use client'
import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Link } from '../ui/link'
import { ADMIN_GROUPS, adminPageAt, type AdminPage } from './navigation'

const DASHBOARD = { href: '/admin', label: 'Dashboard' }

/**
 * Beside the page on a desk; above it, to be pushed sideways, on a phone. The page that is open is in sight.
 */
export function AdminNav() {
  const pathname = usePathname()
  const open = adminPageAt(pathname) ?? DASHBOARD.href
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: frame } = strip
    const here = frame?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!frame || !here) return
    frame.scrollLeft +=
      here.left + here.width / 2 - frame.getBoundingClientRect().left - frame.clientWidth / 2
  }, [pathname])
  return (
    <nav ref={strip} aria-label="Administration" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
      <ul className="border-hairline flex gap-1 max-lg:w-max max-lg:min-w-full max-lg:border-b max-lg:pb-2 lg:flex-col">
        <NavLink page={DASHBOARD} here={open === DASHBOARD.href} />
        {ADMIN_GROUPS.map(({ name, pages }) => (
          <li key={name} className="relative lg:mt-4">
            <p id={idOf(name)} className="eyebrow mb-1 max-lg:sr-only">
              {name}
            </p>
            <ul aria-labelledby={idOf(name)} className="border-hairline flex gap-1 lg:flex-col lg:border-l">
              {pages.map((page) => (
                <NavLink key={page.href} page={page} here={page.href === open} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const idOf = (group: string) => `admin-${group.toLowerCase().replace(/ /g, '-')}`

type NavLinkProps = { page: Pick<AdminPage, 'href' | 'label'>; here: boolean }

function NavLink({ page: { href, label }, here }: NavLinkProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={here ? 'page' : undefined}
        className={clsx(
          'flex min-h-9 items-center text-sm whitespace-nowrap max-lg:pr-4 lg:-ml-px lg:border-l lg:px-3',
          here ? 'border-accent text-ink font-semibold' : 'text-ink-soft hover:text-ink border-transparent',
        )}
      >
        {label}
      </Link>
    </li>
  )
}
