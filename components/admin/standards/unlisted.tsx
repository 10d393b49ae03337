import type { UnlistedStandard } from '@/lib/standards/administration/types'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { Symbols } from '../../ui/symbols'
import { editAddress } from '../navigation'

/** What articles cite and the register does not have. */
export function Unlisted({ unlisted }: { unlisted: UnlistedStandard[] }) {
  return (
    <section aria-labelledby="unlisted" className="mt-12 grid gap-4">
      <h2 id="unlisted" className="text-lg font-semibold">
        Cited, and not in the register ({unlisted.length})
      </h2>
      {unlisted.length === 0 && (
        <EmptyState
          as="h3"
          title="Nothing"
          description="The register has every edition that articles cite."
        />
      )}
      {unlisted.length > 0 && (
        <p className="text-ink-soft max-w-3xl text-sm">
          An article that names a year counts for that edition alone, which stays in this list until the
          register has it; without a year it counts for the latest edition.
        </p>
      )}
      <ul className="divide-hairline border-hairline divide-y border-y empty:hidden">
        {unlisted.map(({ standard, year, years, articles, named }) => (
          <li
            key={`${standard} ${year}`}
            className="grid gap-x-6 gap-y-1 py-2 text-sm sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <span>
              <span className="font-mono">{year === null ? standard : `${standard}:${year}`}</span>
              {year !== null && <span className="text-ink-soft"> (edition)</span>}
              {year === null && years.length > 0 && (
                <span className="text-ink-soft"> (edition of {listOf(years)})</span>
              )}
            </span>
            <span className="text-ink-soft">
              {named.map(({ id, title }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Link href={editAddress(id)} className="prose-link">
                    <Symbols text={title} />
                  </Link>
                </span>
              ))}
              {articles > named.length && ` and ${articles - named.length} more`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "2009", "2009 and 2016", "2003, 2009 and 2016". */
const listOf = (years: readonly number[]) => years.join(', ').replace(/, (\d+)$/, ' and $1')
