import { z } from 'zod'
import { EDITIONS, HOLDINGS, LONGEST_QUERY, MAXIMUM_RESULTS, ORDERS, type Facet } from './constants'
import { READING_STATE_NAMES } from '@/lib/articles/constants'
import { idParam } from '@/lib/articles/schema'

const query = z
  .string()
  .optional()
  .transform((q) => (q ?? '').replace(/\0/g, '').slice(0, LONGEST_QUERY).trim())

/**
 * Any text is a query; what is too long is cut. A category that is not a number is no filter, and what is no
 * number of articles no limit.
 */
export const searchInput = z.object({
  q: query,
  categoryFilter: idParam.optional().catch(undefined),
  /** How many articles are sent at most; all that are found by default. */
  limit: z.coerce.number().int().min(1).max(MAXIMUM_RESULTS).optional().catch(undefined),
})
export type SearchInput = z.output<typeof searchInput>

const oneOf = (values: object) => z.enum(Object.keys(values)).optional().catch(undefined)

/** The address of the search page. What is no value of a facet is no filter. */
export const librarySearch = z
  .object({
    q: query,
    category: idParam.transform(String).optional().catch(undefined),
    standard: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^\0]*$/)
      .optional()
      .catch(undefined),
    with: oneOf(HOLDINGS),
    edition: oneOf(EDITIONS),
    reading: oneOf(READING_STATE_NAMES),
    sort: z.enum(ORDERS).catch('relevance'),
    less: z.literal('1').optional().catch(undefined),
  })
  .transform(({ q, sort, less, with: holds, ...others }) => ({
    q,
    order: sort,
    /** Whether the less likely articles are shown as well. */
    less: less !== undefined,
    filters: { ...others, holds } satisfies Partial<Record<Facet, string | undefined>>,
  }))
export type LibrarySearch = z.output<typeof librarySearch>
