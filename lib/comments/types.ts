import type { ArticleCard } from '@/lib/articles/types'

export type CommentAuthor = { firstName: string; lastName: string; profileImageUrl: string | null }

/** A comment as its reader may see it. */
export type Comment = {
  id: number
  /** The comment that this one answers; null where it is no reply. Replies have no replies. */
  parentId: number | null
  /** Plain text with line breaks. */
  content: string
  createdAt: string
  /** When its author last changed the words; null where they are what was posted. */
  editedAt: string | null
  author: CommentAuthor
  /** The reader wrote it. */
  own: boolean
  /** Hidden from members; only admins are given such a comment. */
  hidden: boolean
  /** The reader has reported it. */
  reported: boolean
}

/** An entry of the member's own list. */
export type OwnComment = {
  id: number
  parentId: number | null
  /** The editors have hidden it, or the comment that it answers: members do not see it. */
  hidden: boolean
  /** How many replies would be lost with it. */
  replies: number
  content: string
  createdAt: string
  /** When its author last changed the words; null where they are what was posted. */
  editedAt: string | null
  author: CommentAuthor
  article: { id: number; slug: string; title: string; excerpt: string }
}

/** A comment with reports that nobody has decided on. */
export type ReportedComment = Comment & {
  article: { id: number; slug: string; title: string }
  reports: { reason: string | null; createdAt: string }[]
}

/** A hidden comment, and who hid it. */
export type HiddenComment = Comment & {
  article: { id: number; slug: string; title: string }
  hiddenAt: string
  hiddenBy: string | null
}

export type CommentedArticle = ArticleCard & { latestCommentDate: string }
