import { z } from 'zod'
import { versionRead } from '../checks/schema'
import { approvalQuery, rejectionInput } from '../review/schema'
import { ADMIN_PAGE_SIZE_MAX, BULK_ACTIONS, BULK_MAX, SHELVES, SORTS } from './constants'
import { filterText, flag, idParam } from '@/lib/core/schema'

/**
 * `confirmed` is set once an administrator was warned of calculations that contradict their expected values;
 * `draft` has a published article come back as a draft.
 */
export const restoreQuery = approvalQuery.pick({ confirmed: true }).extend({ draft: flag })
export type RestoreQuery = z.output<typeof restoreQuery>

/** Every call of one article, the bin included, is by its id: a slug can change. */
export const articleIdParam = z.object({ id: idParam })

/**
 * 'approved' and 'pending' are other names for two of them; 'all', and nothing at all, is every article
 * outside the bin.
 */
const status = z
  .enum([...SHELVES, 'approved', 'pending', 'all', ''])
  .transform((said) => {
    if (said === 'all' || said === '') return undefined
    return said === 'approved' ? 'published' : said === 'pending' ? 'pending_review' : said
  })
  .optional()

export const adminListQuery = z.object({
  status,
  search: filterText.optional(),
  sort: z.enum(SORTS).optional(),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(ADMIN_PAGE_SIZE_MAX).optional(),
})
export type AdminListQuery = z.output<typeof adminListQuery>

export const pendingQuery = adminListQuery.pick({ page: true, pageSize: true })
export type PendingQuery = z.output<typeof pendingQuery>

export const bulkInput = z.object({
  action: z.enum(BULK_ACTIONS, 'Please choose what to do'),
  ids: z
    .array(z.int().min(1).max(2_147_483_647))
    .min(1, 'Please select at least one article')
    .max(BULK_MAX, `Please select at most ${BULK_MAX} articles`)
    // Sorted, so that two concurrent bulk actions lock the rows in one order and cannot deadlock.
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  reason: rejectionInput.shape.reason,
  /** The version of each article that was read, by its id: what was changed since is skipped. */
  versions: z.record(z.string().regex(/^\d{1,10}$/), versionRead).optional(),
  /** Set once an administrator was warned of calculations that contradict their expected values. */
  confirmed: z.boolean().optional(),
})
export type BulkInput = z.output<typeof bulkInput>
