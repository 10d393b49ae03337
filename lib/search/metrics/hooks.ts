import { queryOptions } from '@tanstack/react-query'
import { REFRESH_MS, type Range } from './constants'
import type { SearchMetrics } from './types'
import { api, reasonOf } from '@/lib/core/browser/api'

export const searchMetricsQuery = (range: Range) =>
  queryOptions({
    queryKey: ['/api/search/metrics', range],
    queryFn: ({ queryKey: [path] }) => api<SearchMetrics>('GET', `${path}?range=${range}`),
    refetchInterval: REFRESH_MS,
  })

/** What to say where the figures could not be had. */
export const metricsFailure = (error: Error): string => reasonOf(error)
