import type { DisagreementSide } from '@/lib/search/types'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/** Where a value comes from: what it cites, its article, and the table of which it is a row. */
export function AnswerSource({
  source,
  article,
  table,
  row = null,
}: Pick<DisagreementSide, 'source' | 'article' | 'table'> & {
  /** The address of the row in its table. */
  row?: string | null
}) {
  return (
    <p className="text-ink-soft text-sm">
      {source && <Symbols text={source} />}
      {source && article && ' · '}
      {article && (
        <>
          in{' '}
          {article.address === null ? (
            <Symbols text={article.title} />
          ) : (
            <Link href={article.address} className="prose-link">
              <Symbols text={article.title} />
            </Link>
          )}
        </>
      )}
      {row && (
        <>
          {(source ?? article) && ' · '}
          <Link href={row} className="prose-link whitespace-nowrap">
            This row in its table
          </Link>
        </>
      )}
      {table && (
        <>
          {(source ?? article ?? row) && ' · '}
          <Link href={table} className="prose-link whitespace-nowrap">
            All rows of the table
          </Link>
        </>
      )}
    </p>
  )
}
