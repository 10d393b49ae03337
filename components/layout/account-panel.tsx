'use client'
import { useState } from 'react'
import { api } from '@/lib/core/browser/api'
import type { CurrentUser } from '@/lib/users/types'
import { Link } from '../ui/link'
import { toast } from '../ui/toast'
import { ADMIN_LINKS, MEMBER_LINKS, type NavLink } from './links'

const entry = 'flex min-h-9 w-full items-center rounded-sm px-3 text-left text-sm hover:bg-ink/7'

type AccountPanelProps = { user: CurrentUser; name: string; close: () => void }

/** Who is signed in, the places of their own, and the way out. */
export function AccountPanel({ user, name, close }: AccountPanelProps) {
  return (
    <>
      <p className="border-hairline border-b px-3 py-2 text-sm">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-ink-soft block truncate">{user.email}</span>
      </p>
      <Links links={MEMBER_LINKS} close={close} />
      {user.role === 'admin' && (
        <>
          <p className="eyebrow border-hairline border-t px-3 pt-2.5">Administration</p>
          <Links links={ADMIN_LINKS} close={close} />
        </>
      )}
      <div className="border-hairline border-t pt-1">
        <LogOut />
      </div>
    </>
  )
}

function Links({ links, close }: { links: NavLink[]; close: () => void }) {
  return (
    <ul className="py-1">
      {links.map(({ href, label }) => (
        <li key={label}>
          <Link href={href} onClick={close} className={entry}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LogOut() {
  const [pending, setPending] = useState(false)
  // A full navigation empties every cache of the tab, whatever the answer was.
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination
  const leave = () => window.location.assign('/')
  return (
    <button
      type="button"
      aria-disabled={pending}
      onClick={() => {
        if (pending) return
        if (!navigator.onLine)
          return toast({
            title: 'You are still signed in',
            description: 'Logging out needs a connection. Please try again when there is one.',
            variant: 'destructive',
          })
        setPending(true)
        api('POST', '/api/logout').then(leave, leave)
      }}
      className={entry}
    >
      {pending ? 'Logging out...' : 'Log out'}
    </button>
  )
}
