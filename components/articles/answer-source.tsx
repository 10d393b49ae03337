import type { DisagreementSide } from '@/lib/search/types'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'

/** Where a value comes from: what it cites, its article, and the table of which it is a row. */
export function AnswerSource({
  source,
  article,
  table,
}: Pick<DisagreementSide, 'source' | 'article' | 'table'>) {
  return (
    <p className="text-ink-soft text-sm">
      {source && <Unbroken text={source} />}
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
      {table && (
        <>
          {(source ?? article) && ' · '}
          <Link href={table} className="prose-link whitespace-nowrap">
            All rows of the table
          </Link>
        </>
      )}
    </p>
  )
}
