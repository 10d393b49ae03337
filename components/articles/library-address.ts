import type { READING_STATES, SORTS } from '@/lib/articles/constants'

/** The library's filters as they stand in its address. */
export type LibraryFilters = {
  categoryId?: number
  tagSlug?: string
  standard?: string
  /** Only articles that hold a live calculation. */
  calculation?: 1
  reading?: (typeof READING_STATES)[number]
  /** Newest first where it is left out. */
  sort?: (typeof SORTS)[number]
  page?: number
}

/** '/articles?category=3&tag=buckling&page=2': only what is set, always in the same order. */
export function libraryAddress(filters: LibraryFilters): string {
  const { categoryId, tagSlug, standard, calculation, reading, sort, page } = filters
  const query = new URLSearchParams()
  if (categoryId) query.set('category', String(categoryId))
  if (tagSlug) query.set('tag', tagSlug)
  if (standard) query.set('standard', standard)
  if (calculation) query.set('calculation', '1')
  if (reading) query.set('reading', reading)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/articles?${text}` : '/articles'
}
