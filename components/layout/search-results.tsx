import clsx from 'clsx'
import type { SearchHit } from '@/lib/search/types'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { optionId } from './use-combobox'

const DEFAULT_READ_TIME = 5
const SHORT_TEXT = 100

type SearchResultsProps = {
  id: string
  hits: SearchHit[]
  active: number
  onPoint: (index: number) => void
  onOpen: () => void
}

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
            data-result={hit.id}
            data-rank={index + 1}
            onClick={onOpen}
            onPointerMove={() => onPoint(index)}
            className={clsx(
              'border-hairline relative block border-b px-4 py-2.5',
              index === active && 'bg-info-wash',
            )}
          >
            <span className="block truncate text-sm font-semibold">
              <Symbols text={hit.title} />
            </span>
            {/* What Enter opens, while nothing is chosen. */}
            {index === Math.max(0, active) && (
              <kbd
                aria-hidden
                className="border-hairline text-ink-faint bg-surface absolute right-3 bottom-2 rounded-sm border px-1.5 text-xs before:content-['↵'] pointer-coarse:hidden"
              />
            )}
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
