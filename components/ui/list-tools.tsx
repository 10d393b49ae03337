'use client'
import { useTransition } from 'react'
import { SearchForm, type SearchFormProps } from './search-form'
import { Select } from './select'

type ListToolsProps<Sort extends string> = Omit<SearchFormProps, 'children'> & {
  sort: Sort
  sorts: [Sort, string][]
  onSort: (sort: Sort) => void
}

/** Words and order of a long list. Both stand in the address, so that a reload keeps them. */
export function ListTools<Sort extends string>({ sort, sorts, onSort, ...search }: ListToolsProps<Sort>) {
  const [, startTransition] = useTransition()
  return (
    <SearchForm {...search}>
      <Select
        aria-label="Order"
        className="max-sm:w-full sm:w-52!"
        value={sort}
        onChange={(event) => startTransition(() => onSort(event.target.value as Sort))}
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </SearchForm>
  )
}
