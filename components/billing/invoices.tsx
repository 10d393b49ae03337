'use client'
import { useQuery } from '@tanstack/react-query'
import { invoicesQuery } from '@/lib/billing/hooks'
import { pounds } from '@/lib/billing/rules/money'
import type { InvoiceLine } from '@/lib/billing/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'

/** The provider's own invoices, asked of it when they are looked at. */
export function Invoices() {
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="text-xl font-semibold">
        Invoices
      </h2>
      <List />
    </section>
  )
}

function List() {
  const { data: invoices, error, isPending, refetch } = useQuery(invoicesQuery)
  if (isPending)
    return (
      <div className="mt-3 grid gap-3">
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    )
  if (error) return <ErrorState className="mt-3" message={reasonOf(error)} onRetry={() => void refetch()} />
  if (invoices.length === 0)
    return (
      <p className="text-ink-soft mt-3">There are none yet. The first one stands here once it is made.</p>
    )
  return (
    <ul className="border-hairline mt-3 border-t">
      {invoices.map((invoice) => (
        <Invoice key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

const STATES: Record<InvoiceLine['status'], ['ok' | 'warn' | 'neutral', string]> = {
  draft: ['neutral', 'Draft'],
  open: ['warn', 'Due'],
  paid: ['ok', 'Paid'],
  uncollectible: ['warn', 'Not paid'],
  void: ['neutral', 'Void'],
}

function Invoice({ invoice: { number, status, amount, createdAt, href, pdf } }: { invoice: InvoiceLine }) {
  const [variant, label] = STATES[status]
  return (
    <li className="border-hairline flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5 text-sm">
      <time dateTime={createdAt} className="min-w-28 tabular-nums">
        {longDay(createdAt)}
      </time>
      <span className="min-w-16 font-mono tabular-nums">{pounds(amount)}</span>
      <Badge variant={variant}>{label}</Badge>
      <span className="text-ink-soft font-mono max-sm:hidden">{number}</span>
      <span className="ml-auto flex gap-4">
        {href && (
          <a href={href} className="prose-link" target="_blank" rel="noreferrer">
            View<span className="sr-only"> invoice {number}</span>
          </a>
        )}
        {pdf && (
          <a href={pdf} className="prose-link" rel="noreferrer">
            PDF<span className="sr-only"> of invoice {number}</span>
          </a>
        )}
      </span>
    </li>
  )
}
