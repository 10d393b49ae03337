import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { OPERATIONS_POLL } from './constants'
import type { FailedJob, Operations } from './types'
import { api } from '@/lib/core/api'

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

/** It leaves the list at once and comes back when it is refused, or when it fails again. */
function useDecision(mutationFn: (id: string) => Promise<void>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onMutate: async (id: string) => {
      await cache.cancelQueries({ queryKey: [JOBS] })
      const before = cache.getQueryData(failedJobsQuery.queryKey)
      cache.setQueryData(failedJobsQuery.queryKey, (list) => list?.filter((job) => job.id !== id))
      return { before }
    },
    onError: (_error, _id, context) => cache.setQueryData(failedJobsQuery.queryKey, context?.before),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [JOBS] })
      void cache.invalidateQueries({ queryKey: operationsQuery.queryKey })
    },
  })
}
