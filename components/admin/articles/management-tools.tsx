'use client'
import { useRouter } from 'next/navigation'
import { useState, useTransition, type FormEvent } from 'react'
import type { ArticleSort } from '@/lib/articles/administration/constants'
import type { ShelfView } from '@/lib/articles/administration/hooks'
import { Button } from '../../ui/button'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { managementAddress } from './management-address'

const SORTS: [ArticleSort, string][] = [
  ['updated', 'Last changed first'],
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['title', 'By title'],
  ['views', 'Most read first'],
]

/** Words and order stand in the address, so that a reload and the way back keep them. */
export function ManagementTools({ view }: { view: ShelfView }) {
  const router = useRouter()
  const [text, setText] = useState(view.search ?? '')
  const [pending, startTransition] = useTransition()
  const go = (change: Partial<ShelfView>) =>
    startTransition(() => router.push(managementAddress({ ...view, page: 1, ...change }), { scroll: false }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({ search: text.trim() })
  }
  return (
    <form
      role="search"
      aria-label="Managed articles"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex"
    >
      <Input
        type="search"
        name="q"
        aria-label="Search this tab"
        placeholder="Search titles, addresses, authors"
        autoComplete="off"
        maxLength={200}
        className="sm:flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" pending={pending} pendingLabel="Searching...">
        Search
      </Button>
      {view.search && (
        <Button
          variant="ghost"
          className="max-sm:order-last max-sm:justify-self-start"
          onClick={() => {
            setText('')
            go({ search: undefined })
          }}
        >
          Clear
        </Button>
      )}
      <Select
        aria-label="Order"
        className="max-sm:col-span-full sm:w-52!"
        value={view.sort ?? 'updated'}
        onChange={(event) => go({ sort: event.target.value as ArticleSort })}
      >
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </form>
  )
}
