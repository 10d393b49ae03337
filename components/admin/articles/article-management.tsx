'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SHELVES, type Shelf } from '@/lib/articles/administration/constants'
import { adminArticlesQuery, shelfCountsQuery, type ShelfView } from '@/lib/articles/administration/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { ListSkeleton } from '../../articles/list-skeleton'
import { ErrorState } from '../../ui/error-state'
import { useListRouter } from '../../ui/list-router'
import { Pagination } from '../../ui/pagination'
import { Tab, TabPanel, Tabs, TabsList } from '../../ui/tabs'
import { ArticleTable } from './article-table'
import { BulkBar } from './bulk-bar'
import { useListPlace } from './list-place'
import { managementAddress, SHELF_NAMES } from './management-address'
import { ManagementTools } from './management-tools'
import { NoArticles } from './no-articles'

/** All articles by their state. The tab stands in the address: another one is another list. */
export function ArticleManagement({ view }: { view: ShelfView }) {
  const list = useListRouter()
  const { data: counts } = useQuery(shelfCountsQuery)
  const go = (status: string) => list.push(managementAddress({ ...view, status: status as Shelf, page: 1 }))
  return (
    // Each tab is read from the server: arrows move among them, Enter opens one.
    <Tabs value={view.status} onValueChange={go} activationMode="manual" className="mt-8">
      <TabsList aria-label="Articles by state">
        {SHELVES.map((shelf) => (
          <Tab key={shelf} value={shelf} count={counts?.[shelf]}>
            {SHELF_NAMES[shelf]}
          </Tab>
        ))}
      </TabsList>
      <TabPanel value={view.status}>
        <ManagementTools view={view} />
        <ArticleList key={managementAddress({ ...view, sort: undefined })} view={view} />
      </TabPanel>
    </Tabs>
  )
}

/**
 * Another address is another list: it is mounted anew, with nothing selected. In another order it is the same
 * one, whose head that was pressed keeps the focus.
 */
function ArticleList({ view }: { view: ShelfView }) {
  const found = useQuery(adminArticlesQuery(view))
  const [chosen, setChosen] = useState<number[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLElement>(null)
  useListPlace(list)
  const { items = [], total = 0, pageSize = 1 } = found.data ?? {}
  const selected = items.filter(({ id }) => chosen.includes(id))
  const [decisions, setDecisions] = useState(0)
  // A row that leaves takes with it the button that had the focus.
  useEffect(() => {
    if (decisions > 0 && document.activeElement === document.body) heading.current?.focus()
  }, [decisions, items.length])
  const name = view.status === 'bin' ? 'Articles in the bin' : `${SHELF_NAMES[view.status]} articles`
  const leave = () => setDecisions((count) => count + 1)
  return (
    <section ref={list} aria-labelledby="shelf">
      <h2 id="shelf" ref={heading} tabIndex={-1} className="sr-only">
        {name}
      </h2>
      {view.search && (
        <p role="status" className="text-ink-soft mt-4 text-sm tabular-nums">
          {total} {total === 1 ? 'article' : 'articles'} found for ‘{view.search}’
        </p>
      )}
      {found.isPending && <ListSkeleton />}
      {found.isError && !found.data && (
        <ErrorState
          className="mt-6"
          title="The articles could not be loaded"
          message={reasonOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {items.length > 0 && (
        <div className="mt-2">
          <BulkBar
            shelf={view.status}
            selected={selected}
            of={items.length}
            total={total}
            onSelectAll={(all) => setChosen(all ? items.map(({ id }) => id) : [])}
            onDone={() => {
              setChosen([])
              leave()
            }}
          />
          <ArticleTable
            label="List of articles"
            view={view}
            articles={items}
            selected={selected.map(({ id }) => id)}
            onSelect={(id, on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            onDecided={leave}
          />
        </div>
      )}
      {found.data && items.length === 0 && <NoArticles view={view} elsewhere={total > 0} />}
      <div className="mt-8">
        <Pagination
          page={view.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => managementAddress({ ...view, page })}
          label="Pages of articles"
        />
      </div>
    </section>
  )
}
