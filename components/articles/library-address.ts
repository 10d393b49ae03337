/** The library's filters as they stand in its address. */
export type LibraryFilters = { categoryId?: number; tagSlug?: string; standard?: string; page?: number }

/** '/articles?category=3&tag=buckling&page=2': only what is set, always in the same order. */
export function libraryAddress({ categoryId, tagSlug, standard, page }: LibraryFilters): string {
  const query = new URLSearchParams()
  if (categoryId) query.set('category', String(categoryId))
  if (tagSlug) query.set('tag', tagSlug)
  if (standard) query.set('standard', standard)
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/articles?${text}` : '/articles'
}
