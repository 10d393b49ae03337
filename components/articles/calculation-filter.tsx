import { Calculator } from 'lucide'
import { Icon } from '../ui/icon'
import { FilterChip } from './filter-chip'
import { libraryAddress, type LibraryFilters } from './library-address'

/** Shows only articles that calculate, or all again. */
export function CalculationFilter({ filters }: { filters: LibraryFilters }) {
  const chosen = filters.calculation === 1
  return (
    <nav aria-label="Worked examples">
      <p className="text-sm font-medium">Worked examples</p>
      <p className="mt-2">
        <FilterChip
          chosen={chosen}
          href={libraryAddress({ ...filters, calculation: chosen ? undefined : 1, page: 1 })}
        >
          <Icon shape={Calculator} />
          With a live calculation
        </FilterChip>
      </p>
    </nav>
  )
}
