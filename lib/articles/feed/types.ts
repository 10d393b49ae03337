/** What anybody may know of a published article. */
export type FeedEntry = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string | null
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
}
