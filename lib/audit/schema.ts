import { z } from 'zod'
import { AUDIT_PAGE_MAX, TARGET_TYPES } from './constants'
import { filterText } from '@/lib/core/schema'

const words = filterText.transform((text) => text || undefined).optional()
const unless = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** Days are London's, YYYY-MM-DD, and both are included. */
export const auditQuery = z.object({
  actor: words,
  action: words,
  targetType: unless(z.enum(TARGET_TYPES)),
  from: unless(z.iso.date('Please enter a day')),
  to: unless(z.iso.date('Please enter a day')),
  search: words,
  page: z.coerce.number().int().min(1).max(AUDIT_PAGE_MAX).optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

/** Whether the last day is before the first, so that nothing can lie between them. */
export const isReversed = ({ from, to }: AuditQuery): boolean => Boolean(from && to && from > to)
