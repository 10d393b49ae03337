export const ADMIN_PAGE_SIZE = 50
export const ADMIN_PAGE_SIZE_MAX = 200
/** How many articles one bulk action takes. */
export const BULK_MAX = 200

/** The tabs of the article management, in their order. */
export const SHELVES = ['published', 'draft', 'pending_review', 'rejected', 'bin'] as const
export type Shelf = (typeof SHELVES)[number]

export const SORTS = [
  'updated',
  'unchanged',
  'newest',
  'oldest',
  'title',
  'title-desc',
  'author',
  'author-desc',
  'category',
  'category-desc',
  'views',
  'views-asc',
] as const
export type ArticleSort = (typeof SORTS)[number]

/** The order of a tab that names none: what waits for a decision is a queue, the longest waiting first. */
export const defaultSort = (shelf: Shelf | undefined): ArticleSort =>
  shelf === 'pending_review' ? 'oldest' : 'updated'

export const BULK_ACTIONS = [
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'approve',
  'reject',
  'delete',
  'restore',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
