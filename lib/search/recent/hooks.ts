import { LONGEST_QUERY } from '../constants'
import { useRecentTexts } from '@/lib/core/browser/use-recent-texts'

/** A member's last searches in this browser, newest first. */
export function useRecentSearches(memberId: string) {
  const { texts, remember, clear } = useRecentTexts(`recent-searches:${memberId}`, LONGEST_QUERY)
  return { searches: texts, remember, clear }
}
