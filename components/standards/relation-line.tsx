import { longDay } from '@/lib/core/dates'
import { seenSaid } from '@/lib/standards/rules/days'
import { standardAddress } from '@/lib/standards/rules/naming'
import type { ClauseRelation, ShownRelation } from '@/lib/standards/types'
import { Link } from '../ui/link'
import { Source } from '../ui/source'

/** One relation, with who says so: its source is not that of the status. */
export function RelationLine({ relation }: { relation: ShownRelation }) {
  const { words, other, place, day, source } = relation
  return (
    <p>
      {words} {place && `${place} of `}
      <Link href={standardAddress(other.slug)} className="prose-link font-mono">
        {other.designation}
      </Link>
      {day && `, since ${longDay(day)}`}.{' '}
      <span className="text-ink-soft">
        {seenSaid(relation)}: <Source text={source} />
      </span>
    </p>
  )
}

/** What amends, corrects or takes up one clause, edition by edition. */
export function ClauseRelations({ relations }: { relations: ClauseRelation[] }) {
  if (relations.length === 0) return null
  return (
    <section aria-labelledby="relations" className="mt-8 max-w-3xl">
      <h2 id="relations" className="text-lg font-semibold">
        Relations
      </h2>
      <ul className="border-hairline divide-hairline mt-3 divide-y border-y">
        {relations.map(({ designation, ...relation }) => (
          <li key={relation.id} className="grid gap-1 py-3 text-sm">
            <p className="font-mono">{designation}</p>
            {/* The page names the place. */}
            <RelationLine relation={{ ...relation, place: null }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
