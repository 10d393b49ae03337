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

/** Returns the address of the last page for an old link to a page that is gone, and null otherwise. */
export function pageInReach(
  filters: LibraryFilters,
  { items, total, pageSize }: { items: unknown[]; total: number; pageSize: number },
): string | null {
  return items.length === 0 && total > 0
    ? libraryAddress({ ...filters, page: Math.ceil(total / pageSize) })
    : null
}
