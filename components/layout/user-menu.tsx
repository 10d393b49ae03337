'use client'
import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { api } from '@/lib/core/browser/api'
import type { CurrentUser } from '@/lib/users/types'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ADMIN_LINKS, MEMBER_LINKS, type NavLink } from './links'
import { toast } from '../ui/toast'
import { useDisclosure } from './use-disclosure'

const entry = 'flex min-h-9 w-full items-center rounded-sm px-3 text-left text-sm hover:bg-ink/7'

/** A list of links behind a button, not an ARIA menu: links stay links, with Tab, new tabs and all. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { open, setOpen, frame, button } = useDisclosure()
  const panel = useId()
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase() || '?'

  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`Account of ${name}`}
        onClick={() => setOpen(!open)}
        className="hover:bg-ink/7 flex min-h-9 items-center gap-1 rounded pr-1"
      >
        <span className="bg-ink text-paper grid size-9 place-items-center rounded font-mono text-xs font-medium">
          {initials}
        </span>
        <Icon shape={ChevronDown} className="text-ink-soft size-4" />
      </button>
      {open && (
        <div
          id={panel}
          className="z-overlay animate-rise-in border-hairline bg-surface shadow-float absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-60 overflow-y-auto rounded-md border p-1"
        >
          <p className="border-hairline border-b px-3 py-2 text-sm">
            <span className="block truncate font-semibold">{name}</span>
            <span className="text-ink-soft block truncate">{user.email}</span>
          </p>
          <Links links={MEMBER_LINKS} close={() => setOpen(false)} />
          {user.role === 'admin' && (
            <>
              <p className="eyebrow border-hairline border-t px-3 pt-2.5">Administration</p>
              <Links links={ADMIN_LINKS} close={() => setOpen(false)} />
            </>
          )}
          <div className="border-hairline border-t pt-1">
            <LogOut />
          </div>
        </div>
      )}
    </div>
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
