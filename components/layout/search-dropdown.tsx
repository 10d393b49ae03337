import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { SearchPopup } from './search-popup'
import { SearchResults } from './search-results'
import { SearchStatus } from './search-status'
import type { Combobox } from './use-combobox'
import type { Suggestions } from './use-suggestions'

type SearchDropdownProps = {
  found: Suggestions
  combobox: Combobox
  /** The search page with everything that answers what is typed. */
  all: string
  onOpen: () => void
}

/** Below the field: a sentence, the articles found so far, or where they will be. */
export function SearchDropdown({ found, combobox, all, onOpen }: SearchDropdownProps) {
  const { answer, hits, longEnough, state } = found
  const isListed = answer !== null || hits.length > 0
  return (
    <>
      {/* There before it speaks: a live region that appears together with its words is not announced. */}
      <div role="status">{combobox.open && <SearchStatus {...found} />}</div>
      {combobox.open && isListed && (
        <SearchPopup data-query={found.query} data-found={found.count}>
          <SearchResults
            id={combobox.listId}
            answer={answer}
            all={all}
            hits={hits}
            active={combobox.active}
            onPoint={combobox.activate}
            onOpen={onOpen}
          />
          <Link
            href={all}
            onClick={onOpen}
            className="text-link flex min-h-10 items-center px-4 text-sm font-medium hover:underline"
          >
            View all results
          </Link>
        </SearchPopup>
      )}
      {combobox.open && !isListed && longEnough && state === 'waiting' && <Loading />}
    </>
  )
}

const Loading = () => (
  <SearchPopup>
    <div className="grid gap-4 px-4 py-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-full" />
        </div>
      ))}
    </div>
  </SearchPopup>
)
