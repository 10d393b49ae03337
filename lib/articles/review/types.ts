import type { Comparable } from '../revisions/rules/difference'
import type { TriedSheet } from '@/lib/calculations/types'

/**
 * One event of an article's review. `actor` is null where the account is deleted or a scheduled job acted.
 */
export type ReviewStep = {
  id: number
  action: 'submitted' | 'resubmitted' | 'approved' | 'rejected' | 'published' | 'unpublished'
  actor: string | null
  reason: string | null
  createdAt: string
}

/** A calculation as a reviewer judges it; `tried` is null where it cannot be read, or takes too long. */
export type ReviewedCalculation = { key: string; title: string; tried: TriedSheet | null }

/**
 * What an author changed since the rejection; `before` is null where that was not stored yet when it was
 * sent.
 */
export type Resubmission = {
  rejectedAt: string | null
  reason: string | null
  resubmittedAt: string
  before: Comparable | null
  after: Comparable
}
