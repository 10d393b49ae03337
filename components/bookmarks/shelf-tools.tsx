'use client'
import { useRouter } from 'next/navigation'
import { useState, useTransition, type FormEvent } from 'react'
import type { BookmarkSort } from '@/lib/bookmarks/constants'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { bookmarksAddress, type Shelf } from './bookmarks-address'

const SORTS: [BookmarkSort, string][] = [
  ['newest', 'Last saved first'],
  ['oldest', 'First saved first'],
  ['title', 'By title'],
  ['shortest', 'Shortest read first'],
]

/** Words and order stand in the address, so that a reload and the way back keep them. */
export function ShelfTools({ shelf, folderName }: { shelf: Shelf; folderName: string }) {
  const router = useRouter()
  const [text, setText] = useState(shelf.q ?? '')
  const [pending, startTransition] = useTransition()
  const go = (change: Partial<Shelf>) =>
    startTransition(() => router.push(bookmarksAddress({ ...shelf, page: 1, ...change }), { scroll: false }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({ q: text.trim() })
  }
  return (
    <form
      role="search"
      aria-label="Bookmarks"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex"
    >
      <Input
        type="search"
        name="q"
        aria-label={`Search in ${folderName}`}
        placeholder="Search titles and notes"
        autoComplete="off"
        maxLength={300}
        className="sm:flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" pending={pending} pendingLabel="Searching...">
        Search
      </Button>
      {shelf.q && (
        <Button
          variant="ghost"
          className="max-sm:order-last max-sm:justify-self-start"
          onClick={() => {
            setText('')
            go({ q: undefined })
          }}
        >
          Clear
        </Button>
      )}
      <Select
        aria-label="Order"
        className="max-sm:col-span-full sm:w-48!"
        value={shelf.sort ?? 'newest'}
        onChange={(event) => go({ sort: event.target.value as BookmarkSort })}
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
