import type { LibraryFilters } from '@/components/articles/library-address'
import { listQuery } from '@/lib/articles/schema'

export type Query = Record<string, string | string[] | undefined>

/**
 * What the address says, as far as it can be understood: an old or mistyped link shows the library rather
 * than an error.
 */
export function filtersOf({ category, tag, standard, calculation, page }: Query): LibraryFilters {
  const { shape } = listQuery
  return {
    categoryId: shape.categoryId.safeParse(category).data,
    tagSlug: shape.tagSlug.safeParse(tag).data,
    standard: shape.standard.safeParse(standard).data,
    calculation: shape.calculation.safeParse(calculation).data,
    page: shape.page.safeParse(page).data,
  }
}
