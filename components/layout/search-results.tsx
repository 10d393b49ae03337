import clsx from 'clsx'
import type { QuickAnswer, SearchHit } from '@/lib/search/types'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { optionId } from './use-combobox'

const DEFAULT_READ_TIME = 5
const SHORT_TEXT = 100

type SearchResultsProps = {
  id: string
  answer: QuickAnswer | null
  /** The search page, which has the answer whole. */
  all: string
  hits: SearchHit[]
  active: number
  onPoint: (index: number) => void
  onOpen: () => void
}

/** The field keeps the focus; the option in question is named by aria-activedescendant. */
export function SearchResults({ id, answer, all, hits, active, onPoint, onOpen }: SearchResultsProps) {
  const option = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onOpen,
    onPointerMove: () => onPoint(index),
    className: clsx(
      'border-hairline relative block border-b px-4 py-2.5',
      index === active && 'bg-info-wash',
    ),
  })
  // What Enter opens, while nothing is chosen.
  const entered = Math.max(0, active)
  return (
    <ul id={id} role="listbox" aria-label={answer ? 'Answer and matching articles' : 'Matching articles'}>
      {answer && (
        <li role="presentation">
          <Link {...option(0)} href={all}>
            <span className="eyebrow block">{answer.label}</span>
            <span className="mt-0.5 block text-sm font-semibold">
              <Symbols text={answer.text} />
            </span>
            {entered === 0 && <EnterKey />}
            {answer.about && (
              <span className="text-ink-soft mt-0.5 line-clamp-1 pr-8 text-sm">
                <Symbols text={answer.about} />
              </span>
            )}
          </Link>
        </li>
      )}
      {hits.map((hit, rank) => {
        const index = rank + (answer ? 1 : 0)
        return (
          <li key={hit.id} role="presentation">
            <Link {...option(index)} href={`/articles/${hit.slug}`} data-result={hit.id} data-rank={rank + 1}>
              <span className="block truncate text-sm font-semibold">
                <Symbols text={hit.title} />
              </span>
              {index === entered && <EnterKey />}
              <span className="text-ink-soft mt-0.5 line-clamp-1 text-sm">
                <Symbols text={shortText(hit)} />
              </span>
              <span className="eyebrow mt-1 flex gap-3">
                {hit.category && <span>{hit.category.name}</span>}
                <span>{hit.readTime || DEFAULT_READ_TIME} min</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const EnterKey = () => (
  <kbd
    aria-hidden
    className="border-hairline text-ink-faint bg-surface absolute right-3 bottom-2 rounded-sm border px-1.5 text-xs before:content-['↵'] max-md:hidden pointer-coarse:hidden"
  />
)

function shortText(hit: SearchHit): string {
  return hit.excerpt || hit.snippet.replace(/<\/?mark>/g, '').slice(0, SHORT_TEXT)
}
