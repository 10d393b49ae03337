'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { totalsQuery, type ReferencesView } from '@/lib/references/administration/hooks'
import { TYPE_NAMES } from '@/lib/references/constants'
import { REFERENCE_TYPES } from '@/lib/references/types'
import { Link } from '../../ui/link'
import { useListRouter } from '../../ui/list-router'
import { SearchForm } from '../../ui/search-form'
import { Tab, TabPanel, Tabs, TabsList } from '../../ui/tabs'
import { CitingList } from './citing-list'
import { EntryList } from './entry-list'
import { referencesAddress } from './references-address'
import { Totals } from './totals'

/** What the library cites. The tab stands in the address: another one is another list. */
export function References({ view }: { view: ReferencesView }) {
  const list = useListRouter()
  const go = (change: Partial<ReferencesView>) =>
    list.push(referencesAddress({ ...view, page: 1, ...change }))
  return (
    <>
      <Totals />
      <Tabs
        value={view.tab}
        onValueChange={(tab) => go({ tab: tab as ReferencesView['tab'] })}
        activationMode="manual"
        className="mt-8"
      >
        <TabsList aria-label="References">
          <Tab value="type">By Type</Tab>
          <Tab value="article">By Article</Tab>
          <Tab value="all">All References</Tab>
        </TabsList>
        <TabPanel value={view.tab} className="grid gap-5">
          <SearchForm
            label="References"
            fieldLabel="Search references"
            placeholder={view.tab === 'article' ? 'Search titles and references' : 'Search references'}
            maxLength={200}
            text={view.search}
            onSearch={(search) => list.replace(referencesAddress({ ...view, page: 1, search }))}
          />
          {view.tab === 'type' && <Types view={view} />}
          {view.tab === 'article' ? <CitingList view={view} /> : <EntryList view={view} />}
        </TabPanel>
      </Tabs>
    </>
  )
}

function Types({ view }: { view: ReferencesView }) {
  const { data } = useQuery(totalsQuery)
  return (
    <nav aria-label="Types of references">
      <ul className="flex flex-wrap gap-2">
        {REFERENCE_TYPES.map((type) => {
          const here = type === view.type
          return (
            <li key={type}>
              <Link
                href={referencesAddress({ ...view, type, page: 1 })}
                scroll={false}
                aria-current={here ? 'page' : undefined}
                className={clsx(
                  'border-hairline-strong flex min-h-9 items-center gap-1 rounded border px-3 text-sm',
                  here ? 'bg-ink text-paper font-semibold' : 'hover:bg-ink/7',
                )}
              >
                {TYPE_NAMES[type]}
                {data && <span className="tabular-nums">({data.byType[type]})</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
