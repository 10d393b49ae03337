import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { OPERATIONS_POLL } from './constants'
import type { FailedJob, Operations } from './types'
import { api } from '@/lib/core/browser/api'
import { removeRows } from '@/lib/core/browser/cached-rows'

const JOBS = '/api/admin/jobs'

export const operationsQuery = queryOptions({
  queryKey: ['/api/admin/operations'],
  queryFn: ({ queryKey: [path] }) => api<Operations>('GET', path as string),
  refetchInterval: OPERATIONS_POLL,
})

export const failedJobsQuery = queryOptions({
  queryKey: [JOBS],
  queryFn: ({ queryKey: [path] }) => api<FailedJob[]>('GET', path as string),
})

export const useRetryJob = () => useDecision((id: string) => api<void>('POST', `${JOBS}/${id}/retry`))
export const useDiscardJob = () => useDecision((id: string) => api<void>('DELETE', `${JOBS}/${id}`))

/**
 * Removes the job from the list optimistically; it comes back where the server refuses, or where it fails
 * again.
 */
function useDecision(mutationFn: (id: string) => Promise<void>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onMutate: (id: string) => removeRows(cache, [JOBS], (job: FailedJob) => job.id === id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [JOBS] })
      void cache.invalidateQueries({ queryKey: operationsQuery.queryKey })
    },
  })
}
