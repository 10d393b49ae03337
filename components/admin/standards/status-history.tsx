import { longDay, momentOf } from '@/lib/core/dates'
import type { SaidStatus, StandardHistory } from '@/lib/standards/history/types'
import { seenSaid } from '@/lib/standards/rules/days'
import { Source } from '../../ui/source'

/** Every status that was ever said of each edition, what was replaced among them. */
export function StatusHistory({ editions }: Pick<StandardHistory, 'editions'>) {
  return (
    <section aria-labelledby="statuses" className="mt-12 grid gap-4">
      <div>
        <h2 id="statuses" className="text-lg font-semibold">
          Statuses
        </h2>
        <p className="text-ink-soft mt-1 max-w-2xl text-sm">
          Rows are added and never changed. One that was wrong, and one that was confirmed, is replaced by
          another and stays here; the others count.
        </p>
      </div>
      {editions.map(({ designation, statuses }) => (
        <div key={designation}>
          <h3 className="font-mono font-medium">{designation}</h3>
          <ol className="divide-hairline border-hairline mt-2 divide-y border-y">
            {statuses.map((status) => (
              <StatusRow key={status.id} status={status} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const rowId = (id: number) => `status-${id}`

function StatusRow({ status }: { status: SaidStatus }) {
  const { id, words, jurisdiction, from, source, confidence, replacedBy, addedAt, addedBy } = status
  return (
    <li id={rowId(id)} className="target:bg-sunken grid scroll-mt-24 gap-1 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft">Row {id}</span>
        <span className="font-medium">
          {words}
          {from && ` from ${longDay(from)}`}, in: {jurisdiction}
        </span>
        {replacedBy !== null && (
          <a href={`#${rowId(replacedBy)}`} className="prose-link inline-flex min-h-6 items-center">
            Replaced by row {replacedBy}
          </a>
        )}
      </p>
      <p className="text-ink-soft">
        {seenSaid(status)}, {confidence} confidence: <Source text={source} />
      </p>
      <p className="text-ink-soft">
        {addedAt
          ? `Added by ${addedBy ?? 'Loadpath'}, ${momentOf(addedAt)}`
          : 'Added before it was recorded by whom and when'}
      </p>
    </li>
  )
}
