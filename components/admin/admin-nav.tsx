'use client'
import clsx from 'clsx'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ADMIN_PAGES, adminPageAt } from './navigation'

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
      <p className="eyebrow mb-2 max-lg:sr-only">Administration</p>
      <ul className="border-hairline flex gap-1 max-lg:w-max max-lg:min-w-full max-lg:border-b max-lg:pb-2 lg:flex-col lg:border-l">
        {[DASHBOARD, ...ADMIN_PAGES].map(({ href, label }) => {
          const here = href === open
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={here ? 'page' : undefined}
                className={clsx(
                  'flex min-h-9 items-center text-sm whitespace-nowrap max-lg:pr-4 lg:-ml-px lg:border-l lg:px-3',
                  here
                    ? 'border-accent text-ink font-semibold'
                    : 'text-ink-soft hover:text-ink border-transparent',
                )}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
