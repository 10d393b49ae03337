/** What was searched with less of it, and how much is found for it. */
export type ShorterSearch = { search: string; total: number }

/** Characters without which nothing is searched for, and of a word that is cut off: "IP" is no IPE. */
const LEAST = 2
const LEAST_OF_A_WORD = 3
/** So much of a long search is left out step by step. */
const MOST = 80

/**
 * Returns the longest beginning of what was searched for that finds something: without its last words or
 * numbers, or without the last letters of its first word. Null where none finds anything, so that nobody is
 * told to try less in vain.
 */
export function shorterSearch(searched: string, countOf: (search: string) => number): ShorterSearch | null {
  const text = searched.trim().slice(0, 2 * MOST)
  const words = [...text.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index).reverse()
  const first = Math.min(words.at(-1) ?? text.length, MOST)
  const letters = Array.from({ length: first }, (_, at) => first - at - 1)
  const lengths = [
    ...words.slice(0, MOST).filter((length) => length >= LEAST),
    ...letters.filter((length) => length >= LEAST_OF_A_WORD),
  ]
  for (const length of lengths) {
    const search = text.slice(0, length)
    const total = countOf(search)
    if (total > 0) return { search, total }
  }
  return null
}
