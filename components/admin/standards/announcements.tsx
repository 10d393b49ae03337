import clsx from 'clsx'
import type { ReactNode } from 'react'
import { longDay } from '@/lib/core/dates'
import { CHANGES } from '@/lib/standards/constants'
import type { Announced, LastAnnounced } from '@/lib/standards/history/types'
import { Link } from '../../ui/link'

/** What members who watch a standard were notified of, the latest first. */
export function Announcements({ announced }: { announced: Announced[] }) {
  return (
    <section aria-labelledby="announced" className="mt-12 grid gap-4">
      <div>
        <h2 id="announced" className="text-lg font-semibold">
          Announced ({announced.length})
        </h2>
        <p className="text-ink-soft mt-1 text-sm">
          {announced.length > 0
            ? 'Sent to the inbox of members who watch the standard, and listed in their digest.'
            : 'No change of its editions was announced yet: what the register had from the beginning is no news.'}
        </p>
      </div>
      {announced.length > 0 && (
        <ol className="divide-hairline border-hairline divide-y border-y">
          {announced.map((one) => (
            <Line key={one.id} announced={one} className="py-3">
              <span className="font-mono">{one.designation}</span>
            </Line>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The same of all standards, in dense lines; each leads to what the register has of its standard. */
export function AllAnnouncements({ announced: { items, total } }: { announced: LastAnnounced }) {
  return (
    <section aria-labelledby="announced" className="mt-12 grid gap-4">
      <div>
        <h2 id="announced" className="text-lg font-semibold">
          Announced ({total})
        </h2>
        <p className="text-ink-soft mt-1 max-w-3xl text-sm">
          {total > 0
            ? 'What members who watch a standard were notified of, the latest first.'
            : 'Nothing was announced yet: what the register had from the beginning is no news.'}{' '}
          {total > items.length && `The latest ${items.length} are listed. `}
          What is announced next is among the changes{' '}
          <Link href={`${CHANGES}#to-come`} className="prose-link">
            to come
          </Link>
          .
        </p>
      </div>
      {items.length > 0 && (
        <ol className="divide-hairline border-hairline divide-y border-y">
          {items.map((one) => (
            <Line key={one.id} announced={one} className="py-1.5">
              <Link href={`/admin/standards/${one.slug}`} className="prose-link font-mono">
                {one.designation}
              </Link>
            </Line>
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({
  announced: { day, words, jurisdiction },
  className,
  children,
}: {
  announced: Announced
  className: string
  children: ReactNode
}) {
  return (
    <li className={clsx('flex flex-wrap gap-x-6 gap-y-1 text-sm', className)}>
      <time dateTime={day} className="w-40 shrink-0 font-semibold">
        {longDay(day)}
      </time>
      <p className="min-w-0 flex-1 basis-64">
        {children}: {words}, in: {jurisdiction}.
      </p>
    </li>
  )
}
