import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { SubmissionsQuery } from './schema'
import type { Submission } from './types'
import { api, apiPage } from '@/lib/core/browser/api'
import type { Page } from '@/lib/core/page'

const SUBMISSIONS = '/api/admin/contact-submissions'

export const submissionsPageQuery = (view: SubmissionsQuery) =>
  queryOptions({
    queryKey: [SUBMISSIONS, submissionsSearch(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<Submission>(`${path}?${search}`),
  })

/** Only what is set, always in the same order: one list is one key. */
export function submissionsSearch({ status, page }: SubmissionsQuery): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (page && page > 1) query.set('page', String(page))
  return query.toString()
}

/** A message stays in the list that it was opened from, with its new state. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<Submission>('PATCH', `${SUBMISSIONS}/${id}/mark-read`),
    onSuccess: (changed) => show(cache, changed),
    // A failure is ignored: the message stays new, and opening it again marks it.
    // eslint-disable-next-line no-console -- the specification: such errors are only logged
    onError: (error) => console.warn('The message could not be marked as read.', error),
  })
}

/** Says that a message was replied to, or takes that back. */
export function useMarkReplied() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, replied }: { id: number; replied: boolean }) =>
      api<Submission>(replied ? 'PATCH' : 'DELETE', `${SUBMISSIONS}/${id}/mark-replied`),
    onSuccess: (changed) => show(cache, changed),
  })
}

const show = (cache: QueryClient, changed: Submission) =>
  cache.setQueriesData<Page<Submission>>(
    { queryKey: [SUBMISSIONS] },
    (list) => list && { ...list, items: list.items.map((one) => (one.id === changed.id ? changed : one)) },
  )
