'use client'
import type { BookmarkSort } from '@/lib/bookmarks/constants'
import { ListTools } from '../ui/list-tools'
import { bookmarksAddress, type Shelf } from '@/lib/bookmarks/rules/addresses'
import { useListRouter } from '../ui/list-router'

const SORTS: [BookmarkSort, string][] = [
  ['newest', 'Last saved first'],
  ['oldest', 'First saved first'],
  ['title', 'By title'],
  ['shortest', 'Shortest read first'],
]

export function ShelfTools({ shelf, folderName }: { shelf: Shelf; folderName: string }) {
  const list = useListRouter()
  const to = (change: Partial<Shelf>) => bookmarksAddress({ ...shelf, page: 1, ...change })
  return (
    <ListTools
      label="Bookmarks"
      fieldLabel={`Search in ${folderName}`}
      placeholder="Search titles and notes"
      maxLength={300}
      text={shelf.q}
      sort={shelf.sort ?? 'newest'}
      sorts={SORTS}
      onSearch={(q) => list.replace(to({ q }))}
      onSort={(sort) => list.push(to({ sort }))}
    />
  )
}
