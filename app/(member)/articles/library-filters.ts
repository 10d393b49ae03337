import type { LibraryFilters } from '@/components/articles/library-address'
import { listQuery } from '@/lib/articles/schema'
import type { Query } from '@/lib/http/page-data'

/**
 * What the address says, as far as it can be understood: an old or mistyped link shows the library rather
 * than an error.
 */
export function filtersOf(query: Query): LibraryFilters {
  const { category, tag, standard, calculation, reading, sort, page } = query
  const { shape } = listQuery
  return {
    categoryId: shape.categoryId.safeParse(category).data,
    tagSlug: shape.tagSlug.safeParse(tag).data,
    standard: shape.standard.safeParse(standard).data,
    calculation: shape.calculation.safeParse(calculation).data,
    reading: shape.reading.safeParse(reading).data,
    sort: shape.sort.safeParse(sort).data,
    page: shape.page.safeParse(page).data,
  }
}
