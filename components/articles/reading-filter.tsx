import { READING_STATE_NAMES, READING_STATES } from '@/lib/articles/constants'
import { FilterChip } from './filter-chip'
import { libraryAddress, type LibraryFilters } from './library-address'

/** What the member did with the articles; pressed again, a choice is taken back. */
export function ReadingFilter({ filters }: { filters: LibraryFilters }) {
  return (
    <nav aria-label="My reading">
      <p className="text-sm font-medium">My reading</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {READING_STATES.map((state) => {
          const chosen = filters.reading === state
          return (
            <li key={state}>
              <FilterChip
                chosen={chosen}
                href={libraryAddress({ ...filters, reading: chosen ? undefined : state, page: 1 })}
              >
                {READING_STATE_NAMES[state]}
              </FilterChip>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
