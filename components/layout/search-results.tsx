import clsx from 'clsx'
import Link from 'next/link'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import type { SearchHit } from '@/lib/search/types'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { SIGN_IN_HREF } from './links'

const DEFAULT_READ_TIME = 5
const SHORT_TEXT = 100

type SearchResultsProps = {
  id: string
  hits: SearchHit[]
  active: number
  onPoint: (index: number) => void
  onOpen: () => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The field keeps the focus; the option in question is named by aria-activedescendant. */
export function SearchResults({ id, hits, active, onPoint, onOpen }: SearchResultsProps) {
  return (
    <ul id={id} role="listbox" aria-label="Matching articles">
      {hits.map((hit, index) => (
        <li key={hit.id} role="presentation">
          <Link
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={`/articles/${hit.slug}`}
            prefetch={false}
            data-result={hit.id}
            data-rank={index + 1}
            onClick={onOpen}
            onPointerMove={() => onPoint(index)}
            className={clsx('border-hairline block border-b px-4 py-2.5', index === active && 'bg-info-wash')}
          >
            <span className="block truncate text-sm font-semibold">
              <Symbols text={hit.title} />
            </span>
            <span className="text-ink-soft mt-0.5 line-clamp-1 text-sm">
              <Symbols text={shortText(hit)} />
            </span>
            <span className="eyebrow mt-1 flex gap-3">
              {hit.category && <span>{hit.category.name}</span>}
              <span>{hit.readTime || DEFAULT_READ_TIME} min</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function shortText(hit: SearchHit): string {
  return hit.excerpt || hit.snippet.replace(/<\/?mark>/g, '').slice(0, SHORT_TEXT)
}

export function SearchLoading() {
  return (
    <div className="grid gap-4 px-4 py-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-full" />
        </div>
      ))}
    </div>
  )
}

export function SearchFailure({ error }: { error: Error }) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401)
    return (
      <p className="px-4 py-3 text-sm">
        The library is for members.{' '}
        <a href={SIGN_IN_HREF} className="prose-link">
          Sign in to search
        </a>
      </p>
    )
  return (
    <p className="px-4 py-3 text-sm">
      <span className="font-semibold">Search failed.</span> {reasonOf(error)}
    </p>
  )
}
