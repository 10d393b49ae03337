'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { ApiError } from '@/lib/core/api'
import { momentOf } from '@/lib/core/dates'
import { inboxQuery, useMarkRead } from '@/lib/notifications/hooks'
import { sentenceOf } from '@/lib/notifications/rules/sentence'
import type { Notification } from '@/lib/notifications/types'
import { currentUserQuery } from '@/lib/users/hooks'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu'
import { Skeleton } from '../ui/skeleton'
import { toast } from '../ui/toast'

/** The inbox. The count comes with the account, which every page knows; the lines are read when it is opened. */
export function Bell({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger
        ref={(trigger) => setFrame(trigger?.closest('header') ?? null)}
        aria-label={label}
        className="hover:bg-ink/7 relative grid size-9 shrink-0 place-items-center rounded"
      >
        <BellIcon aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="bg-accent text-paper absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full px-1 text-[0.625rem] leading-none font-semibold tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent
        container={frame}
        aria-label="Notifications"
        className="max-h-[min(32rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto"
      >
        {open && <Lines />}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Lines() {
  const cache = useQueryClient()
  const { data, isError, refetch } = useQuery(inboxQuery)
  const { mutate } = useMarkRead((unreadNotifications) =>
    cache.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, unreadNotifications }),
  )
  if (isError && !data)
    return (
      <DropdownMenuItem
        className="py-3"
        onSelect={(event) => {
          event.preventDefault()
          void refetch()
        }}
      >
        Your notifications could not be loaded. Try again
      </DropdownMenuItem>
    )
  if (!data) return <Skeleton className="m-2 h-24" />
  if (data.items.length === 0)
    return (
      <p className="text-ink-soft px-3 py-6 text-center text-sm">
        Nothing yet. What happens to your articles is told here.
      </p>
    )
  const markAll = () =>
    mutate(
      { all: true },
      {
        onError: (error) =>
          toast({
            title: 'Error',
            description: (error instanceof ApiError && error.message) || 'Failed to mark them as read',
            variant: 'destructive',
          }),
      },
    )
  return (
    <>
      {data.unread > 0 && (
        <>
          <DropdownMenuItem
            className="text-link justify-center font-medium"
            onSelect={(event) => {
              event.preventDefault()
              markAll()
            }}
          >
            Mark all as read
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      {data.items.map((item) => (
        <DropdownMenuItem key={item.id} asChild onSelect={() => !item.read && mutate({ ids: [item.id] })}>
          <Link href={item.href} prefetch={false} className="items-start py-2.5">
            <Line item={item} />
          </Link>
        </DropdownMenuItem>
      ))}
    </>
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
        <span className="line-clamp-2 wrap-anywhere">{item.title}</span>
        {detail && <span className="text-ink-soft line-clamp-2 wrap-anywhere">{detail}</span>}
        <span className="text-ink-soft text-xs">{momentOf(item.createdAt)}</span>
      </span>
    </>
  )
}
