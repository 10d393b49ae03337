'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bell, Undo2 } from 'lucide'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { useWatch, useWatching, watchesQuery } from '@/lib/watches/hooks'
import type { Watched, WatchKind } from '@/lib/watches/types'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'

const GROUPS: { title: string; kinds: WatchKind[] }[] = [
  { title: 'Standards and clauses', kinds: ['standard', 'clause'] },
  { title: 'Categories and tags', kinds: ['category', 'tag'] },
  { title: 'Articles', kinds: ['article'] },
  { title: 'Calculations', kinds: ['calculation'] },
]

const KIND: Record<WatchKind, string> = {
  standard: 'Standard',
  clause: 'Clause',
  category: 'Category',
  tag: 'Tag',
  article: 'Article',
  calculation: 'Calculation',
}

/** What is no longer watched stays in its place until the page is left, so that it can be taken back. */
export function WatchedList() {
  const { data, error, refetch } = useQuery(watchesQuery)
  const [seen, setSeen] = useState<Watched[]>(data ?? [])
  const added = (data ?? []).filter(({ id }) => id !== 0 && !seen.some((one) => one.id === id))
  // Watched again, something has a new row: the former one gives it its place.
  if (added.length > 0)
    setSeen([
      ...added.filter((one) => !seen.some((other) => isSame(one, other))),
      ...seen.map((other) => added.find((one) => isSame(one, other)) ?? other),
    ])
  if (!data)
    return error ? (
      <ErrorState
        className="mt-6"
        title="What you watch could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="mt-6 h-40 w-full" />
    )
  return (
    <>
      <h2 aria-live="polite" className="border-ink mt-6 border-b pb-3 text-lg">
        What you watch ({data.length})
      </h2>
      {GROUPS.map(({ title, kinds }) => {
        const rows = seen.filter(({ kind }) => kinds.includes(kind))
        if (rows.length === 0) return null
        return (
          <section key={title} aria-label={title} className="mt-8">
            <h3 className="eyebrow">{title}</h3>
            <ul className="border-hairline divide-hairline mt-2 divide-y border-y">
              {rows.map((row) => (
                <Row key={`${row.kind} ${row.key}`} row={row} />
              ))}
            </ul>
          </section>
        )
      })}
      {seen.length === 0 && (
        <EmptyState
          as="h3"
          className="mt-6"
          icon={<Icon shape={Bell} />}
          title="You watch nothing yet"
          description="Press ‘Watch’ on a standard, a clause, an article, a category, a tag or a calculation of yours, and your notifications say what is new in it."
          action={
            <Link href="/standards" className={buttonStyles({})}>
              Browse Standards
            </Link>
          }
        />
      )}
    </>
  )
}

const isSame = (a: Watched, b: Watched) => a.kind === b.kind && a.key === b.key

function Row({ row }: { row: Watched }) {
  const { kind, key, title, href, createdAt } = row
  const target = { kind, key }
  const watching = useWatching(target) ?? true
  const watch = useWatch(target)
  const press = () =>
    perform(watch, !watching, { onError: (error) => toast(failure('Could not be changed', error)) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className={clsx('font-medium wrap-anywhere', !watching && 'text-ink-soft line-through')}>
          {href ? (
            <Link href={href} className="hover:underline">
              <Symbols text={title} />
            </Link>
          ) : (
            <Symbols text={title} />
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {KIND[kind]}, {watching ? `watched since ${longDay(createdAt)}` : 'no longer watched'}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        onClick={press}
        aria-label={watching ? `Stop watching ${title}` : `Undo: watch ${title} again`}
      >
        {watching ? <Icon shape={Bell} className="fill-accent text-accent" /> : <Icon shape={Undo2} />}
        {watching ? 'Stop watching' : 'Undo'}
      </Button>
    </li>
  )
}
