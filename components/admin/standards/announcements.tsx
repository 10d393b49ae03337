import { longDay } from '@/lib/core/dates'
import type { Announced } from '@/lib/standards/history/types'

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
          {announced.map(({ id, day, designation, words, jurisdiction }) => (
            <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3 text-sm">
              <time dateTime={day} className="w-40 shrink-0 font-semibold">
                {longDay(day)}
              </time>
              <p className="min-w-0 flex-1 basis-64">
                <span className="font-mono">{designation}</span>: {words}, in: {jurisdiction}.
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
