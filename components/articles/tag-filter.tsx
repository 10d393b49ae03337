import type { Tag } from '@/lib/taxonomy/types'
import { FilterChip } from './filter-chip'
import { libraryAddress, type LibraryFilters } from './library-address'

/** Every tag is an address: it can be opened in another tab, sent to a colleague and gone back to. */
export function TagFilter({ tags, filters }: { tags: Tag[]; filters: LibraryFilters }) {
  const choices = [{ slug: undefined, name: 'All Tags' }, ...tags]
  return (
    <nav aria-label="Tags">
      <p className="text-sm font-medium">Tags</p>
      <ul className="mt-1.5 flex gap-1.5 overflow-x-auto py-1 max-lg:-mx-4 max-lg:px-4 lg:flex-wrap">
        {choices.map(({ slug, name }) => {
          const chosen = slug === filters.tagSlug
          return (
            <li key={name}>
              <FilterChip chosen={chosen} href={libraryAddress({ ...filters, tagSlug: slug, page: 1 })}>
                {name}
              </FilterChip>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
