'use client'
import { useRouter } from 'next/navigation'
import { useId, useTransition } from 'react'
import type { Category } from '@/lib/taxonomy/types'
import { Select } from '../ui/select'
import { libraryAddress, type LibraryFilters } from './library-address'

/** Choosing a category starts again at the first page and keeps the tag. */
export function CategoryFilter({ categories, filters }: { categories: Category[]; filters: LibraryFilters }) {
  const id = useId()
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const choose = (value: string) =>
    startTransition(() =>
      router.push(libraryAddress({ ...filters, categoryId: Number(value) || undefined, page: 1 }), {
        scroll: false,
      }),
    )
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Category
      </label>
      <Select
        id={id}
        value={filters.categoryId ?? ''}
        aria-busy={pending}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">All Categories</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </Select>
    </div>
  )
}
