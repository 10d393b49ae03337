import type { Comparable } from '../revisions/rules/difference'
import type { TriedSheet, VerifiedValue } from '@/lib/calculations/types'

export type StepAction =
  'submitted' | 'resubmitted' | 'withdrawn' | 'approved' | 'rejected' | 'published' | 'unpublished'

/**
 * One step of an article's review. `actor` is null where the account is deleted or a scheduled job acted. A
 * submission and its withdrawal have one id.
 */
export type ReviewStep = {
  id: number
  action: StepAction
  actor: string | null
  reason: string | null
  /** What the author wrote to the editors with a submission. */
  note: string | null
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

/** A calculation with the tables that count now; `unreadable` says in sentences why it cannot be read. */
export type CalculationNow = { title: string; cases: VerifiedValue[]; unreadable: string[] }
