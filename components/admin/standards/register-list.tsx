'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Page } from '@/lib/core/page'
import { longDay } from '@/lib/core/dates'
import type { ShorterSearch } from '@/lib/core/shorter-search'
import { SHOWN } from '@/lib/standards/administration/constants'
import { entriesAddress } from '@/lib/standards/administration/hooks'
import type { EntriesQuery } from '@/lib/standards/administration/schema'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { standardAddress } from '@/lib/standards/rules/naming'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { useListRouter } from '../../ui/list-router'
import { ListTools } from '../../ui/list-tools'
import { NearestSearch } from '../../ui/nearest-search'
import { Pagination } from '../../ui/pagination'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { EditionDialog } from './edition-dialog'
import { NewEditionDialog } from './new-edition-dialog'

type Shown = (typeof SHOWN)[number]
const NAMES: Record<Shown, string> = {
  all: 'All editions',
  unconfirmed: 'Not confirmed',
  current: 'Current',
  superseded: 'Superseded, not withdrawn',
  withdrawn: 'Withdrawn',
  cited: 'Cited in the library',
}

type RegisterListProps = {
  entries: Page<RegisterEntry>
  view: EntriesQuery
  /** What finds editions, where nothing was found. */
  nearest: (ShorterSearch & Required<Pick<EntriesQuery, 'show'>>) | null
}

/** Lists every edition of the register; search, filter and page are in the address. */
export function RegisterList({
  entries: { items, total, page, pageSize },
  view,
  nearest,
}: RegisterListProps) {
  const router = useRouter()
  const list = useListRouter()
  const [chosen, setChosen] = useState<RegisterEntry | null>(null)
  const [adding, setAdding] = useState<RegisterEntry | 'standard' | null>(null)
  const to = (change: EntriesQuery) => entriesAddress({ ...view, page: 1, ...change })
  return (
    <section aria-labelledby="editions" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="editions" className="text-lg font-semibold">
          Editions ({total})
        </h2>
        <Button onClick={() => setAdding('standard')}>Add a standard</Button>
      </div>
      <ListTools
        label="Standards"
        fieldLabel="Search standards"
        placeholder="Designation, title, body, source"
        maxLength={200}
        text={view.search}
        onSearch={(search) => list.replace(to({ search }))}
        sort={view.show ?? 'all'}
        sorts={SHOWN.map((name) => [name, NAMES[name]])}
        onSort={(show) => list.push(to({ show }))}
      />
      {items.length === 0 ? (
        <EmptyState
          as="h3"
          title="No editions"
          description="Nothing in the register is like this."
          action={
            nearest && (
              <NearestSearch
                href={entriesAddress({ search: nearest.search, show: nearest.show })}
                nearest={nearest}
                of={['edition', 'editions']}
              />
            )
          }
        />
      ) : (
        <>
          <SidewaysHint className="xl:hidden" />
          <Table label="Editions" frame="max-h-[75dvh]">
            <TableHead>
              <TableRow>
                <TableHeader>Designation</TableHeader>
                <TableHeader>Status</TableHeader>
                <TableHeader>Next</TableHeader>
                <TableHeader>Superseded by</TableHeader>
                <TableHeader numeric>Articles</TableHeader>
                <TableHeader>
                  <span className="sr-only">Edit or add</span>
                </TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  onEdit={() => setChosen(entry)}
                  onAdd={() => setAdding(entry)}
                />
              ))}
            </TableBody>
          </Table>
        </>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        href={(next) => entriesAddress({ ...view, page: next })}
        label="Pages of the register"
      />
      {chosen && (
        <EditionDialog
          entry={chosen}
          onClose={() => setChosen(null)}
          onSaved={() => {
            setChosen(null)
            router.refresh()
          }}
        />
      )}
      {adding && (
        <NewEditionDialog
          of={adding === 'standard' ? null : adding}
          onClose={() => setAdding(null)}
          onSaved={() => {
            setAdding(null)
            router.refresh()
          }}
        />
      )}
    </section>
  )
}

type EntryProps = { entry: RegisterEntry; onEdit: () => void; onAdd: () => void }

function Entry({ entry, onEdit, onAdd }: EntryProps) {
  const { standard, designation, title, words, status, next, supersededBy, slug, articles } = entry
  return (
    <TableRow>
      <TableHeader scope="row" className="text-ink min-w-48 align-top">
        <Link
          href={`/admin/standards/${slug}`}
          className="prose-link inline-flex min-h-6 items-center font-mono"
        >
          {designation}
        </Link>
        <span className="text-ink-soft block font-normal">{title}</span>
      </TableHeader>
      <TableCell>
        {words}
        {!status?.confirmed && (
          <>
            {' '}
            <Badge variant="warn">Not confirmed</Badge>
          </>
        )}
      </TableCell>
      <TableCell>{next ? `${next.words}, ${longDay(next.from)}` : '–'}</TableCell>
      <TableCell className="font-mono text-xs">{supersededBy.join(', ') || '–'}</TableCell>
      <TableCell numeric>
        <Link
          href={standardAddress(slug)}
          aria-label={`${articles} ${articles === 1 ? 'article cites' : 'articles cite'} ${designation}`}
          className="prose-link inline-flex min-h-6 min-w-6 items-center justify-end"
        >
          {articles}
        </Link>
      </TableCell>
      <TableCell>
        <div className="flex gap-2">
          <Button variant="outline" size="sm" aria-label={`Edit ${designation}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Add an edition of ${standard}, beside ${designation}`}
            className="whitespace-nowrap"
            onClick={onAdd}
          >
            Add an edition
          </Button>
        </div>
      </TableCell>
    </TableRow>
  )
}
