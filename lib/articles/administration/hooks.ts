import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { CheckItem } from '../checks/types'
import type { BulkInput } from './schema'
import type { ArticleSort, Shelf } from './constants'
import type { AdminArticle, BulkOutcome, ShelfCounts } from './types'
import { api, apiPage } from '@/lib/core/browser/api'
import { removeRows } from '@/lib/core/browser/cached-rows'

const ARTICLES = '/api/admin/articles'

/** What one tab of the article management shows. */
export type ShelfView = { status: Shelf; search?: string; sort?: ArticleSort; page?: number }

/** A page of a tab. All such lists have one query key prefix, so that a change invalidates all of them. */
export const adminArticlesQuery = (view: ShelfView) =>
  queryOptions({
    queryKey: [ARTICLES, searchOf(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<AdminArticle>(`${path}?${search}`),
  })

/** What waits for a decision besides an article: the longest waiting one, and how many there are. */
export const nextPendingQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`${ARTICLES}/pending`, articleId],
    queryFn: async ({ queryKey: [path] }) => {
      const { items, total } = await apiPage<AdminArticle>(`${path}?pageSize=2`)
      const others = items.filter(({ id }) => id !== articleId)
      return { next: others[0] ?? null, waiting: total - (items.length - others.length) }
    },
    staleTime: 0,
  })

export const shelfCountsQuery = queryOptions({
  queryKey: [`${ARTICLES}/counts`],
  queryFn: ({ queryKey: [path] }) => api<ShelfCounts>('GET', path as string),
})

/** Only what is set, always in the same order: one list is one key. */
function searchOf({ status, search, sort, page }: ShelfView): string {
  const query = new URLSearchParams({ status })
  if (search) query.set('search', search)
  if (sort) query.set('sort', sort)
  if (page) query.set('page', String(page))
  return query.toString()
}

/**
 * Moves an article to the bin. It leaves the list at once, and comes back when the server refuses; so with
 * all that follows here.
 */
export const useDeleteArticle = () =>
  useRemovingMutation(
    (id: number) => api<void>('DELETE', `${ARTICLES}/${id}`),
    (id) => [id],
  )

/** Takes an article out of the bin. Its row stays until that is done: the server may ask something first. */
export function useRestoreArticle() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, said }: { id: number; said?: 'confirmed' | 'draft' }) =>
      api<AdminArticle>('POST', `${ARTICLES}/${id}/restore${said ? `?${said}=true` : ''}`),
    onSuccess: () => refreshArticles(cache),
  })
}

/** What is said with an approval: that contradictions are meant, and what was checked of which version. */
type Approval = { id: number; confirmed: boolean; checked: CheckItem[]; updatedAt: string }

function approvalSearch({ confirmed, checked, updatedAt }: Omit<Approval, 'id'>): string {
  const query = new URLSearchParams()
  if (confirmed) query.set('confirmed', 'true')
  if (checked.length > 0) query.set('checked', checked.join(','))
  if (updatedAt) query.set('updatedAt', updatedAt)
  return query.size > 0 ? `?${query}` : ''
}

export const useApprove = () =>
  useRemovingMutation(
    ({ id, ...said }: Approval) =>
      api<AdminArticle>('POST', `${ARTICLES}/${id}/approve${approvalSearch(said)}`),
    ({ id }) => [id],
  )

export const useReject = () =>
  useRemovingMutation(
    ({ id, ...input }: { id: number; reason: string; updatedAt: string }) =>
      api<AdminArticle>('POST', `${ARTICLES}/${id}/reject`, input),
    ({ id }) => [id],
  )

const STAYING = ['feature', 'unfeature']

export const useChangeMany = () =>
  useRemovingMutation(
    (
      input: Pick<BulkInput, 'action' | 'ids' | 'confirmed'> & {
        reason?: string
        versions?: Record<number, string>
      },
    ) => api<BulkOutcome>('POST', `${ARTICLES}/bulk`, input),
    ({ action, ids }) => (STAYING.includes(action) ? [] : ids),
  )

function useRemovingMutation<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  leaving: (input: Input) => number[],
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onMutate: (input: Input) => {
      const ids = leaving(input)
      return removeRows(cache, [ARTICLES], ({ id }: AdminArticle) => ids.includes(id))
    },
    onError: (_error, _input, putBack) => putBack?.(),
    onSettled: () => refreshArticles(cache),
  })
}

/** Every list that an article's state decides on is read again. */
export function refreshArticles(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [ARTICLES] })
  void cache.invalidateQueries({ queryKey: shelfCountsQuery.queryKey })
  void cache.invalidateQueries({ queryKey: [`${ARTICLES}/pending`] })
  void cache.invalidateQueries({ queryKey: ['/api/articles'] })
}
