'use client'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import type { CurrentUser } from '@/lib/users/types'
import { Icon } from '../ui/icon'
import { onDemand } from '../ui/on-demand'
import { Skeleton } from '../ui/skeleton'
import { NotLoaded } from './not-loaded'
import { useDisclosure } from './use-disclosure'

const load = () => import('./account-panel').then((part) => part.AccountPanel)

/** Fetched when somebody reaches for the button, so that no page waits for it. */
const AccountPanel = onDemand(load, {
  waiting: () => <Skeleton className="m-2 h-72" />,
  failed: (_props, retry) => <NotLoaded what="This menu" retry={retry} />,
})

const loadAhead = () => void load().catch(() => null)

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
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
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
          <AccountPanel user={user} name={name} close={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}
