import { z } from 'zod'
import { DEFAULT_RANGE, type Range } from './constants'

export const metricsQuery = z.object({
  range: z.enum(['1d', '7d', '30d'] satisfies Range[]).default(DEFAULT_RANGE),
})
