'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { momentOf } from '@/lib/core/dates'
import { inboxQuery, useMarkRead } from '@/lib/notifications/hooks'
import { sentenceOf } from '@/lib/notifications/rules/sentence'
import type { Notification } from '@/lib/notifications/types'
import { currentUserQuery } from '@/lib/users/hooks'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'

/** What happened to the reader's articles, read anew each time it is opened. */
export function Inbox({ close }: { close: () => void }) {
  const cache = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, refetch } = useQuery(inboxQuery)
  const markRead = useMarkRead((unreadNotifications) =>
    cache.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, unreadNotifications }),
  )
  if (isError && !data)
    return (
      <div className="grid justify-items-start gap-2 p-3 text-sm">
        <p>Your notifications could not be loaded.</p>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="m-2 h-24" />
  if (data.items.length === 0)
    return (
      <>
        <Heading />
        <p className="text-ink-soft px-3 py-6 text-center text-sm">
          Nothing yet. What happens to your articles and in shared projects, and what is new in what you
          watch, is said here.
        </p>
      </>
    )
  const markAll = () => {
    // The button goes with the last unread line; the focus does not go with it.
    list.current?.querySelector('a')?.focus()
    perform(
      markRead,
      { all: true },
      {
        onError: (error) => toast(failure('Error', error, 'Failed to mark them as read')),
      },
    )
  }
  return (
    <>
      <Heading>
        {data.unread > 0 && (
          <button
            type="button"
            onClick={markAll}
            className="text-link hover:bg-ink/7 min-h-9 rounded-sm px-3 text-sm font-medium"
          >
            Mark all as read
          </button>
        )}
      </Heading>
      <ul ref={list}>
        {data.items.map((item) => (
          <li key={item.id}>
            <Link
              href={item.href}
              onClick={() => {
                if (!item.read) markRead.mutate({ ids: [item.id] })
                close()
              }}
              className="hover:bg-ink/7 flex items-start gap-2 rounded-sm px-3 py-2.5 text-sm"
            >
              <Line item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="border-hairline mb-1 flex min-h-10 items-center justify-between border-b">
      <h2 className="px-3 text-sm font-semibold">Notifications</h2>
      {children}
    </div>
  )
}

function Line({ item }: { item: Notification }) {
  const { lead, detail } = sentenceOf(item)
  return (
    <>
      <span
        aria-hidden
        className={item.read ? 'mt-1.5 size-2 shrink-0' : 'bg-accent mt-1.5 size-2 shrink-0 rounded-full'}
      />
      <span className="grid min-w-0 gap-0.5">
        <span className={item.read ? 'text-ink-soft' : 'font-medium'}>
          {!item.read && <span className="sr-only">Unread: </span>}
          {lead}
        </span>
        <span className="line-clamp-2 wrap-anywhere">
          <Symbols text={item.title} />
        </span>
        {detail && <span className="text-ink-soft line-clamp-2 wrap-anywhere">{detail}</span>}
        <span className="text-ink-soft text-xs">{momentOf(item.createdAt)}</span>
      </span>
    </>
  )
}
