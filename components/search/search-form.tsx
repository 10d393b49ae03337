'use client'
import { useRouter } from 'next/navigation'
import { useState, useTransition, type SyntheticEvent } from 'react'
import type { Order } from '@/lib/search/constants'
import { searchAddress, type Filters } from '@/lib/search/rules/filters'
import type { Category } from '@/lib/taxonomy/types'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { useListRouter } from '../ui/list-router'
import { Select } from '../ui/select'

type SearchFormProps = { query: string; filters: Filters; order: Order; categories: Category[] }

/**
 * The address holds the search: submitting goes to it, clearing goes back to the empty page. The category is
 * also one of the filters beside the hits, with counts.
 */
export function SearchForm({ query, filters, order, categories }: SearchFormProps) {
  const router = useRouter()
  const [text, setText] = useState(query)
  const [category, setCategory] = useState(filters.category ?? '')
  // The form goes on from another address and is not made anew: the focus and typed words stay in it.
  const [from, setFrom] = useState({ query, category: filters.category })
  if (from.query !== query || from.category !== filters.category) {
    setFrom({ query, category: filters.category })
    if (from.query !== query) setText(query)
    setCategory(filters.category ?? '')
  }
  const list = useListRouter()
  const [clearing, startTransition] = useTransition()

  const go = (words: string, chosen: string) =>
    list.push(searchAddress(words, { ...filters, category: chosen || undefined }, order))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words) go(words, category)
  }
  const clear = () => {
    setText('')
    setCategory('')
    startTransition(() => router.push('/search'))
  }
  return (
    <form method="post" role="search" aria-label="Library" onSubmit={submit} className="flex flex-wrap gap-3">
      <Input
        type="search"
        name="q"
        className="min-w-0 sm:flex-1"
        aria-label="Search the library"
        placeholder="Search articles, guidelines, principles..."
        autoComplete="off"
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // While a page is on its way the button does nothing, and with it Enter; other words are asked for.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <Select
        aria-label="Category"
        className="min-w-0 flex-1 sm:w-56 sm:flex-none"
        value={category}
        onChange={({ target }) => {
          setCategory(target.value)
          if (query) go(query, target.value)
        }}
      >
        <option value="">All Categories</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" pending={list.pending || clearing} pendingLabel="Searching...">
        Search
      </Button>
      {query && (
        <Button variant="outline" onClick={clear}>
          Clear
        </Button>
      )}
    </form>
  )
}
