import type { ArticleCard } from '../types'

export type ReviewStep = {
  action: 'submitted' | 'resubmitted' | 'approved' | 'rejected' | 'published' | 'unpublished'
  /** What the editors said, where they said something. */
  reason: string | null
  createdAt: string
}

/**
 * One of the viewer's own articles in a list: with why it was rejected, and its way through review, oldest
 * step first.
 */
export type Submission = ArticleCard & {
  rejectionReason: string | null
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
