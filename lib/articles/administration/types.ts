import type { ArticleCard } from '../types'
import type { Shelf } from './constants'

/** An article as administrators see it in a list. Dates are ISO 8601. */
export type AdminArticle = ArticleCard & {
  publishedAt: string | null
  scheduledFor: string | null
  deletedAt: string | null
  reviewedAt: string | null
  /** When it was handed in last, also again; of what never was, when it was created. */
  submittedAt: string
  /** When its author withdrew the submission, where that is why it is a draft. */
  withdrawnAt: string | null
  rejectionReason: string | null
  memberNote: string | null
  /** A sentence for each expected value that a calculation contradicts. */
  contradictions: string[]
  /** The titles of the published learning paths that it is a step of. */
  paths: string[]
}

/**
 * An article as an editor opens it. `excerpt` falls back to the first words; `ownExcerpt` is what was
 * written.
 */
export type EditableArticle = AdminArticle & {
  content: string
  reference: string | null
  ownExcerpt: string | null
  revision: number
  premium: boolean
  open: boolean
}

/** The number of articles in each tab. */
export type ShelfCounts = Record<Shelf, number>

/** The ids that an action changed, and those it did not apply to. */
export type BulkOutcome = { changed: number[]; skipped: number[] }
