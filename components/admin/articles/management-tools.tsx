'use client'
import { type ArticleSort, defaultSort } from '@/lib/articles/administration/constants'
import type { ShelfView } from '@/lib/articles/administration/hooks'
import { ListTools } from '../../ui/list-tools'
import { managementAddress } from './management-address'
import { useListRouter } from '../../ui/list-router'

const SORTS: [ArticleSort, string][] = [
  ['updated', 'Last changed first'],
  ['unchanged', 'Longest unchanged first'],
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['title', 'By title'],
  ['title-desc', 'By title, from Z'],
  ['author', 'By author'],
  ['author-desc', 'By author, from Z'],
  ['category', 'By category'],
  ['category-desc', 'By category, from Z'],
  ['views', 'Most read first'],
  ['views-asc', 'Least read first'],
]

/** What waits is as old as its last submission. */
const WAITING: Partial<Record<ArticleSort, string>> = {
  oldest: 'Longest waiting first',
  newest: 'Last submitted first',
}

export function ManagementTools({ view }: { view: ShelfView }) {
  const list = useListRouter()
  const to = (change: Partial<ShelfView>) => managementAddress({ ...view, page: 1, ...change })
  return (
    <ListTools
      label="Managed articles"
      fieldLabel="Search this tab"
      placeholder="Search titles, addresses, authors"
      maxLength={200}
      text={view.search}
      sort={view.sort ?? defaultSort(view.status)}
      sorts={
        view.status === 'pending_review' ? SORTS.map(([sort, name]) => [sort, WAITING[sort] ?? name]) : SORTS
      }
      onSearch={(search) => list.replace(to({ search }))}
      onSort={(sort) => list.push(to({ sort }))}
    />
  )
}
