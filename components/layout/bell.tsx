'use client'
import { Bell as BellIcon } from 'lucide'
import { useId } from 'react'
import { Icon } from '../ui/icon'
import { onDemand } from '../ui/on-demand'
import { Skeleton } from '../ui/skeleton'
import { NotLoaded } from './not-loaded'
import { useDisclosure } from './use-disclosure'

const load = () => import('./inbox').then(({ Inbox }) => Inbox)

/** Fetched when somebody reaches for the bell, so that no page waits for it. */
const Inbox = onDemand(load, {
  waiting: () => <Skeleton className="m-2 h-24" />,
  failed: (_props, retry) => <NotLoaded what="Your notifications" retry={retry} />,
})

const loadAhead = () => void load().catch(() => null)

/**
 * The way to the inbox. The count comes with the account, which every page knows; a list of links, as the
 * account's is.
 */
export function Bell({ unread }: { unread: number }) {
  const { open, setOpen, frame, button } = useDisclosure()
  const panel = useId()
  return (
    // Its panel hangs from the end of the account's area, and on a phone from the header: from the bell it
    // would leave the page to the left.
    <div ref={frame}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!open)}
        className="hover:bg-ink/7 relative grid size-9 shrink-0 place-items-center rounded"
      >
        <Icon shape={BellIcon} className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="bg-accent text-paper absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full px-1 text-[0.625rem] leading-none font-semibold tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {open && (
        <section
          id={panel}
          aria-label="Notifications"
          className="z-overlay animate-rise-in border-hairline bg-surface shadow-float top-full right-0 mt-2 max-h-[min(32rem,calc(100dvh-5rem))] overflow-y-auto rounded-md border p-1 max-sm:fixed max-sm:inset-x-4 max-sm:top-14 sm:absolute sm:w-96"
        >
          <Inbox close={() => setOpen(false)} />
        </section>
      )}
    </div>
  )
}
