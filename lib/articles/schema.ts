import { z } from 'zod'
import { READING_STATES, SORTS } from './constants'
import { idParam } from '@/lib/core/schema'

export { idParam }

const slugParam = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9-]+$/i)

export const articleSlug = slugParam.regex(/\D/)

/** The key of an article in a URL: all digits is an id, anything else a slug. */
export const articleKey = z.object({ key: z.union([idParam, articleSlug]) })

export const articleIdKey = z.object({ key: idParam })

const blankToUndefined = z.literal('').transform(() => undefined)

/**
 * Filters and page of the library. Unknown or empty values are no filter rather than an error, so that old
 * links keep working.
 */
export const listQuery = z.object({
  categoryId: z.union([idParam, blankToUndefined]).optional(),
  tagSlug: z.union([slugParam, blankToUndefined]).optional(),
  standard: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^\0]*$/)
    .optional(),
  /** Only articles that hold a live calculation. */
  calculation: z.union([z.literal('1').transform(() => 1 as const), blankToUndefined]).optional(),
  /** Only what the member has opened, has bookmarked or has not opened yet. */
  reading: z.union([z.enum(READING_STATES), blankToUndefined]).optional(),
  sort: z.union([z.enum(SORTS), blankToUndefined]).optional(),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})
export type ListQuery = z.output<typeof listQuery>
