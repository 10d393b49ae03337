import { monthOf } from '@/lib/core/dates'
import type { ClauseView, ShownCorrespondence } from '@/lib/standards/public/types'
import { becameOf } from '@/lib/standards/rules/correspondences'
import { placeName } from '@/lib/standards/rules/naming'
import { Source } from '../ui/source'

/** What later editions have in place of a clause, and what earlier ones had. */
export function CorrespondingClauses({ view: { later, earlier } }: { view: ClauseView }) {
  if (later.length + earlier.length === 0) return null
  return (
    <section aria-labelledby="corresponding" className="mt-8 max-w-3xl">
      <h2 id="corresponding" className="text-lg font-semibold">
        In other editions
      </h2>
      <ul className="border-hairline divide-hairline mt-3 divide-y border-y">
        {later.map((pair) => (
          <Pair key={pair.id} pair={pair}>
            In <span className="font-mono">{pair.from.designation}</span>; later{' '}
            <a href={pair.address} className="prose-link">
              {becameOf(pair)}
            </a>
            .
          </Pair>
        ))}
        {earlier.map((pair) => (
          <Pair key={pair.id} pair={pair}>
            In <span className="font-mono">{pair.to.designation}</span>; earlier{' '}
            <a href={pair.address} className="prose-link">
              {placeName(pair.from.clause)} of {pair.from.designation}
            </a>
            .
          </Pair>
        ))}
      </ul>
    </section>
  )
}

function Pair({
  pair: { change, source, checkedOn },
  children,
}: {
  pair: ShownCorrespondence
  children: React.ReactNode
}) {
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p>{children}</p>
      {change && <p>What changes: {change}</p>}
      <p className="text-ink-soft">
        Seen {monthOf(checkedOn.slice(0, 7))}: <Source text={source} />
      </p>
    </li>
  )
}
