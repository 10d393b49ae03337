import type { StepAction } from '../review/types'
import type { ArticleCard } from '../types'

export type ReviewStep = {
  action: StepAction
  /** What the editors said, where they said something. */
  reason: string | null
  /** What the author wrote to the editors with a submission. */
  note: string | null
  createdAt: string
}

/**
 * One of the viewer's own articles in a list: with why it was rejected, and its way through review, oldest
 * step first.
 */
export type Submission = ArticleCard & {
  rejectionReason: string | null
  /** When the editors rejected it; null where it is not rejected. ISO 8601. */
  rejectedAt: string | null
  /** When it was handed in last, also again. ISO 8601. */
  submittedAt: string
  /** When its author withdrew it; null where it is not a draft for that reason. ISO 8601. */
  withdrawnAt: string | null
  history: ReviewStep[]
  /** Numbers of members who opened and who bookmarked it; the number of likes is part of every card. */
  readers: number
  bookmarks: number
}

/** One of the viewer's own articles, as they edit it. */
export type OwnArticle = Submission & {
  content: string
  /** What the author wrote; `excerpt` falls back to the first sentences. */
  ownExcerpt: string | null
  reference: string | null
  memberNote: string | null
  tagIds: number[]
}
