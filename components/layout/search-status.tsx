import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { TOO_SHORT } from '@/lib/search/constants'
import { Symbols } from '../ui/symbols'
import { SIGN_IN_HREF } from './links'
import { SearchPopup } from './search-popup'
import type { Suggestions } from './use-suggestions'

/**
 * What the search has to say, in the one live region of the box: a screen reader reads each sentence when it
 * appears. The answer and the number of articles are for it alone, the list shows them.
 */
export function SearchStatus({ state, answer, hits, error }: Suggestions) {
  if (state === 'current' && (answer || hits.length > 0))
    return (
      <p className="sr-only">
        {answer && (
          <>
            {answer.label}: <Symbols text={answer.text} />.{' '}
          </>
        )}
        {hits.length > 0 && announce(hits.length)}
      </p>
    )
  const message = messageOf(state, error)
  return (
    message && (
      <SearchPopup>
        <p className="text-ink-soft px-4 py-3 text-sm">{message}</p>
      </SearchPopup>
    )
  )
}

function messageOf(state: Suggestions['state'], error: Error | null) {
  if (state === 'tooShort') return TOO_SHORT
  if (state === 'current') return 'No articles match. Press Enter for other ways to find it.'
  if (!error) return null
  if (error instanceof ApiError && error.status === 401)
    return (
      <span className="text-ink">
        The library is for members.{' '}
        <a href={SIGN_IN_HREF} className="prose-link">
          Sign in to search
        </a>
      </span>
    )
  return (
    <span className="text-ink">
      <span className="font-semibold">Search failed.</span> {reasonOf(error)}
    </span>
  )
}

const announce = (count: number) =>
  `${count} ${count === 1 ? 'article matches' : 'articles shown'}. Use the arrow keys to choose; Enter opens the first.`
