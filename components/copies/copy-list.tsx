'use client'
import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { useBrowserValue } from '@/lib/core/browser/use-browser-value'
import { copiesQuery } from '@/lib/copies/hooks'
import type { CopyQuery } from '@/lib/copies/schema'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { inEntry, putInEntry } from '../ui/entry-state'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { useListRouter } from '../ui/list-router'
import { Pagination } from '../ui/pagination'
import { SearchForm } from '../ui/search-form'
import { comparisonAddress, copiesAddress } from './copies-address'
import { CopyRow } from './copy-row'

const CHOSEN = 'chosen'

/** A member's copies, of which two can be compared. */
export function CopyList({ query }: { query: CopyQuery }) {
  const { q, page = 1 } = query
  const found = useQuery(copiesQuery(query))
  const router = useRouter()
  const list = useListRouter()
  const [picked, setPicked] = useState<string[]>()
  // Whoever comes back from a comparison finds what was chosen for it.
  const before = useBrowserValue(() => inEntry(CHOSEN))
  const chosen = picked ?? before?.split(' ') ?? []
  /** What the choice of a third one has put out. */
  const [left, setLeft] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { items = [], total = 0, pageSize = 1 } = found.data ?? {}
  const selected = items.map(({ id }) => id).filter((id) => chosen.includes(id))
  // The last two that were chosen.
  const choose = (id: string, on: boolean) => {
    const now = on ? [...selected.slice(-1), id] : selected.filter((other) => other !== id)
    setPicked(now)
    putInEntry(CHOSEN, now.join(' '))
    setLeft(on && selected.length > 1 ? items.find((copy) => copy.id === selected[0])?.title : undefined)
  }
  return (
    <section aria-labelledby="copies">
      <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
        <h2 id="copies" ref={heading} tabIndex={-1} className="text-lg outline-none">
          Calculations you&apos;ve saved <span className="tabular-nums">({total})</span>
        </h2>
      </div>
      {(total > 0 || q) && (
        <div className="mt-4">
          <SearchForm
            label="Calculations"
            fieldLabel="Search in your calculations"
            placeholder="Search titles, jobs and notes"
            maxLength={200}
            text={q}
            onSearch={(text) => list.replace(copiesAddress({ q: text }))}
          />
        </div>
      )}
      {items.length > 1 && (
        <div className="border-hairline mt-4 flex flex-wrap items-center justify-between gap-3 border-b pb-3">
          <p role="status" className="text-ink-soft text-sm">
            {left ? `Two are chosen; “${left}” is no longer one of them.` : HINTS[selected.length]}
          </p>
          <Button
            variant="outline"
            size="sm"
            disabled={selected.length < 2}
            onClick={() => router.push(comparisonAddress(selected[0]!, selected[1]!))}
          >
            Compare
          </Button>
        </div>
      )}
      {found.isError && !found.data && (
        <ErrorState
          className="mt-6"
          title="Failed to fetch your calculations"
          message={reasonOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {items.map((copy) => (
        <CopyRow
          key={copy.id}
          copy={copy}
          chosen={selected.includes(copy.id)}
          onChoose={items.length > 1 ? (on) => choose(copy.id, on) : undefined}
          onDeleted={() => heading.current?.focus()}
        />
      ))}
      {found.data && items.length === 0 && <Nothing searched={Boolean(q)} />}
      <div className="mt-8">
        <Pagination
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(to) => copiesAddress({ q, page: to })}
          label="Pages of your calculations"
        />
      </div>
    </section>
  )
}

const HINTS = [
  'Choose two calculations to see them side by side.',
  'Choose one more to compare.',
  'Two are chosen.',
]

function Nothing({ searched }: { searched: boolean }) {
  if (searched)
    return (
      <EmptyState
        as="h3"
        className="mt-6"
        title="No calculations found"
        description="No title, job, note or line here holds all of these words."
        action={
          <Link href={copiesAddress({})} className={buttonStyles({ variant: 'outline' })}>
            Show all
          </Link>
        }
      />
    )
  return (
    <EmptyState
      as="h3"
      className="mt-6"
      icon={<Icon shape={Calculator} />}
      title="No calculations yet"
      description="Change the numbers of a worked example in an article, and press ‘Save my copy’."
      action={
        <Link href="/articles?calculation=1" className={buttonStyles({})}>
          Articles with live calculations
        </Link>
      }
    />
  )
}
