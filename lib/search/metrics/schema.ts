import { z } from 'zod'
import { DEFAULT_RANGE, RANGES, type Range } from './constants'

export const metricsQuery = z.object({
  range: z.enum(Object.keys(RANGES) as Range[]).default(DEFAULT_RANGE),
})
