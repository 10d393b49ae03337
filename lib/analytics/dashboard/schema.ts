import { z } from 'zod'
import { DEFAULT_TIMEFRAME, TIMEFRAMES } from '../constants'

export const dashboardQuery = z.object({ timeframe: z.enum(TIMEFRAMES).default(DEFAULT_TIMEFRAME) })

export const PERFORMANCE_PAGE_SIZE = 50
export const PERFORMANCE_PAGE_MAX = 1000

export const performanceQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PERFORMANCE_PAGE_MAX).default(PERFORMANCE_PAGE_SIZE),
})
export type PerformanceQuery = z.output<typeof performanceQuery>
