/** What was searched with fewer letters, and how much is found for it. */
export type ShorterSearch = { search: string; total: number }

/** One letter alone is no search. */
const LEAST = 2
/** So many letters of a long search are left out one by one. */
const MOST = 80

/**
 * Returns the longest beginning of what was searched for that finds something; null where none does, so that
 * nobody is told to try fewer letters in vain.
 */
export function shorterSearch(searched: string, countOf: (search: string) => number): ShorterSearch | null {
  const tried = new Set([searched.trim()])
  for (let length = Math.min(searched.length - 1, MOST); length >= LEAST; length--) {
    const search = searched.slice(0, length).replace(/[\s.,;:(–-]+$/, '')
    if (tried.has(search) || search.length < LEAST) continue
    tried.add(search)
    const total = countOf(search)
    if (total > 0) return { search, total }
  }
  return null
}
