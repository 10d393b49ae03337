import { z } from 'zod'
import { EDITIONS, HOLDINGS, LONGEST_QUERY, ORDERS, type Facet } from './constants'
import { READING_STATE_NAMES } from '@/lib/articles/constants'
import { idParam } from '@/lib/articles/schema'

const query = z
  .string()
  .optional()
  .transform((q) => (q ?? '').replace(/\0/g, '').slice(0, LONGEST_QUERY).trim())

/** Any text is a query; what is too long is cut. A category that is not a number is no filter. */
export const searchInput = z.object({
  q: query,
  categoryFilter: idParam.optional().catch(undefined),
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
  })
  .transform(({ q, sort, with: holds, ...others }) => ({
    q,
    order: sort,
    filters: { ...others, holds } satisfies Partial<Record<Facet, string | undefined>>,
  }))
export type LibrarySearch = z.output<typeof librarySearch>
