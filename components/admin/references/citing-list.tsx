'use client'
import { useQuery } from '@tanstack/react-query'
import { citingPageQuery, type ReferencesView } from '@/lib/references/administration/hooks'
import { ListSkeleton } from '../../articles/list-skeleton'
import { Badge } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { Symbols } from '../../ui/symbols'
import { editAddress } from '../navigation'
import { referencesAddress } from './references-address'

/** The articles that cite anything, each with its lines. */
export function CitingList({ view }: { view: ReferencesView }) {
  const { search, page = 1 } = view
  const found = useQuery(citingPageQuery({ search, page: view.page }))
  if (found.isPending) return <ListSkeleton />
  if (!found.data)
    return (
      <ErrorState
        title="Error Loading References"
        message="Failed to extract references from articles."
        onRetry={() => void found.refetch()}
      />
    )
  const { items, total, pageSize } = found.data
  if (items.length === 0)
    return (
      <EmptyState
        title={search ? 'No articles found' : 'No references yet'}
        description={
          search
            ? `No title and no reference holds ‘${search}’.`
            : 'Articles that name references are listed here.'
        }
      />
    )
  return (
    <section aria-label="Articles and what they cite">
      {search && (
        <p role="status" className="text-ink-soft mb-2 text-sm tabular-nums">
          {total} {total === 1 ? 'article' : 'articles'} found for ‘{search}’
        </p>
      )}
      <ul className="grid gap-6">
        {items.map(({ id, title, references }) => (
          <li key={id}>
            <h2 className="font-semibold">
              <Link href={editAddress(id)} className="underline-offset-4 hover:underline">
                <Symbols text={title} />
              </Link>{' '}
              <span className="text-ink-soft font-normal tabular-nums">({references.length})</span>
            </h2>
            <ul className="border-hairline divide-hairline mt-2 divide-y border-y">
              {references.map(({ id: line, type, reference }, index) => (
                <li key={`${line}-${index}`} className="flex items-start justify-between gap-3 py-2">
                  <span className="min-w-0 wrap-anywhere">
                    <Symbols text={reference} />
                  </span>
                  <Badge className="capitalize">{type}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(next) => referencesAddress({ ...view, page: next })}
          label="Pages of articles"
        />
      </div>
    </section>
  )
}
