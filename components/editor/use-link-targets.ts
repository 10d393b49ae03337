import { useQuery } from '@tanstack/react-query'
import { clauseOf, standardOf } from '@/lib/references/rules/clause'
import { DEBOUNCE_MS } from '@/lib/search/constants'
import { foundStandardsQuery } from '@/lib/standards/public/hooks'
import type { FoundStandard } from '@/lib/standards/public/types'
import { useDebounced } from '../layout/use-debounced'
import { type Suggestions, useSuggestions } from '../layout/use-suggestions'

/** What may be linked to: `standards` is empty until something is typed. */
export type Found = {
  articles: Suggestions
  standards: FoundStandard[]
  /** Whether the register has answered what is typed. */
  answered: boolean
  error: Error | null
}

/** Whether all of what is found answers what is typed now. */
export const isSettled = ({ articles, answered }: Found): boolean => answered && articles.state !== 'waiting'

/** Articles and standards that what is typed may mean, asked for when the typing pauses. */
export function useLinkTargets(text: string): Found {
  const articles = useSuggestions(text)
  const typed = text.trim()
  const settled = useDebounced(typed, DEBOUNCE_MS)
  // A place in a standard names the standard.
  const place = clauseOf(settled)
  const asked = (place && standardOf(place)) || settled
  const { data, error, isPlaceholderData } = useQuery(foundStandardsQuery(asked))
  const still = typed !== '' && settled === typed
  return {
    articles,
    standards: typed && !(still && error) ? (data ?? []) : [],
    answered: still && data !== undefined && !isPlaceholderData,
    error: still ? error : null,
  }
}
