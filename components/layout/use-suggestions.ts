import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DEBOUNCE_MS, MINIMUM_QUERY_LENGTH } from '@/lib/search/constants'
import { suggestionsQuery } from '@/lib/search/hooks'
import type { QuickAnswer, SearchHit } from '@/lib/search/types'
import { useDebounced } from './use-debounced'

export type Suggestions = {
  /** What is typed, and the part of it that the server was last asked for. */
  typed: string
  query: string
  longEnough: boolean
  /** What answers what is typed before any article; null where nothing does, and between two queries. */
  answer: QuickAnswer | null
  /** The articles shown. Between two queries these are the ones found before. */
  hits: SearchHit[]
  /** How many articles the server found. */
  count: number
  /** `current`: the hits answer what is typed. */
  state: 'waiting' | 'tooShort' | 'failed' | 'current'
  error: Error | null
}

/** What answers what is typed, asked for when the typing pauses. */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim()
  const query = useDebounced(typed, DEBOUNCE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    ...suggestionsQuery(query),
    // The hits of the query before stay in sight, so that the list does not jump while typing.
    placeholderData: keepPreviousData,
  })
  const longEnough = typed.length >= MINIMUM_QUERY_LENGTH
  const paused = query === typed
  const failed = longEnough && paused && error !== null
  const current = longEnough && paused && data !== undefined && !isPlaceholderData
  return {
    typed,
    query,
    longEnough,
    answer: current ? data.answer : null,
    hits: longEnough && !failed ? (data?.hits ?? []) : [],
    count: data?.total ?? 0,
    state: failed ? 'failed' : current ? 'current' : paused && typed && !longEnough ? 'tooShort' : 'waiting',
    error: failed ? error : null,
  }
}
