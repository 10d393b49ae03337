import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Reading } from './types'
import { api } from '@/lib/core/browser/api'

export const readingQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/reading`],
    queryFn: ({ queryKey: [path] }) => api<Reading>('GET', path as string),
    staleTime: 30_000,
  })

/**
 * Returns what the reader did with an article, and its counts: the one cache entry that the article, cards
 * and lists show and change. Undefined until the server has answered.
 */
export const useReading = (articleId: number): Reading | undefined => useQuery(readingQuery(articleId)).data

/**
 * Returns the same entry where another part of the site has read it; a card in a list does not ask for it.
 */
export const useKnownReading = (articleId: number): Reading | undefined =>
  useQuery({ ...readingQuery(articleId), enabled: false }).data

/**
 * Changes the entry at once, before the server has answered. Returns what takes exactly this change back, so
 * that another change made meanwhile stays. Where nothing has been read yet there is nothing to change.
 */
export async function changeReading(
  cache: QueryClient,
  articleId: number,
  change: (reading: Reading) => Partial<Reading>,
): Promise<() => void> {
  const { queryKey } = readingQuery(articleId)
  const before = cache.getQueryData(queryKey)
  if (!before) return () => undefined
  // An answer that was read before the change would undo it.
  await cache.cancelQueries({ queryKey })
  const changed = change(before)
  const former = Object.fromEntries(
    Object.keys(changed).map((name) => [name, before[name as keyof Reading]]),
  ) as Partial<Reading>
  setReading(cache, articleId, changed)
  return () => setReading(cache, articleId, former)
}

/**
 * Stores what the server answered. Where the entry is still being read, it is read again: the answer may be
 * older.
 */
export async function confirmReading(
  cache: QueryClient,
  articleId: number,
  confirmed: Partial<Reading>,
): Promise<void> {
  const { queryKey } = readingQuery(articleId)
  await cache.cancelQueries({ queryKey })
  if (cache.getQueryData(queryKey)) setReading(cache, articleId, confirmed)
  else void cache.invalidateQueries({ queryKey })
}

const setReading = (cache: QueryClient, articleId: number, part: Partial<Reading>) =>
  cache.setQueryData(readingQuery(articleId).queryKey, (reading) => reading && { ...reading, ...part })
