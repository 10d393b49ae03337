import { z } from 'zod'
import { LONGEST_QUERY } from './constants'
import { idParam } from '@/lib/articles/schema'

/** Any text is a query; what is too long is cut. A category that is not a number is no filter. */
export const searchInput = z.object({
  q: z
    .string()
    .optional()
    .transform((q) => (q ?? '').replace(/\0/g, '').slice(0, LONGEST_QUERY).trim()),
  categoryFilter: idParam.optional().catch(undefined),
})
export type SearchInput = z.output<typeof searchInput>
