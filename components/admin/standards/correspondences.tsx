'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import type { Page } from '@/lib/core/page'
import type { ShorterSearch } from '@/lib/core/shorter-search'
import { correspondencesAddress, useDeleteCorrespondence } from '@/lib/standards/correspondences/hooks'
import type { CorrespondencesQuery } from '@/lib/standards/correspondences/schema'
import { becameOf } from '@/lib/standards/rules/correspondences'
import { placeName } from '@/lib/standards/rules/naming'
import type { Correspondence } from '@/lib/standards/types'
import { Source } from '../../ui/source'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { useListRouter } from '../../ui/list-router'
import { NearestSearch } from '../../ui/nearest-search'
import { Pagination } from '../../ui/pagination'
import { perform } from '../../ui/perform'
import { SearchForm } from '../../ui/search-form'
import { toast } from '../../ui/toast'
import { CorrespondenceDialog } from './correspondence-dialog'

type CorrespondencesProps = {
  pairs: Page<Correspondence>
  view: CorrespondencesQuery
  /** What finds pairs, where nothing was found. */
  shorter: ShorterSearch | null
}

/** Lists corresponding clauses; each is changed or taken out, and new ones are entered. */
export function Correspondences({
  pairs: { items, total, page, pageSize },
  view,
  shorter,
}: CorrespondencesProps) {
  const router = useRouter()
  const list = useListRouter()
  const remove = useDeleteCorrespondence()
  const [editing, setEditing] = useState<Correspondence | 'new' | null>(null)
  const [removing, setRemoving] = useState<Correspondence | null>(null)
  return (
    <section aria-labelledby="pairs" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="pairs" className="text-lg font-semibold">
          Corresponding clauses ({total})
        </h2>
        <Button onClick={() => setEditing('new')}>Add a pair</Button>
      </div>
      <SearchForm
        label="Clauses"
        fieldLabel="Search clauses"
        placeholder="Designation, clause, what changes"
        maxLength={200}
        text={view.search}
        onSearch={(search) => list.replace(correspondencesAddress({ search }))}
      />
      {items.length === 0 ? (
        <EmptyState
          as="h3"
          title={view.search ? 'No pairs like this' : 'No pairs yet'}
          description={
            view.search
              ? 'Nothing that was entered is like this.'
              : 'Enter only what a source says, and name it: the page of a clause and the references of articles show it.'
          }
          action={
            shorter && (
              <NearestSearch
                href={correspondencesAddress({ search: shorter.search })}
                nearest={shorter}
                of={['pair', 'pairs']}
              />
            )
          }
        />
      ) : (
        <ul className="divide-hairline border-hairline divide-y border-y">
          {items.map((pair) => (
            <Pair
              key={pair.id}
              pair={pair}
              onEdit={() => setEditing(pair)}
              onRemove={() => setRemoving(pair)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        href={(next) => correspondencesAddress({ ...view, page: next })}
        label="Pages of clauses"
      />
      {editing && (
        <CorrespondenceDialog
          pair={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            router.refresh()
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Take this pair out?"
        description={
          <p>
            What is said of <strong className="text-ink">{removing && nameOf(removing)}</strong> is shown
            nowhere any more. The audit log has what it said.
          </p>
        }
        confirmLabel="Take out"
        tone="destructive"
        onConfirm={() => {
          if (removing)
            perform(remove, removing.id, {
              onSuccess: () => toast({ title: 'Taken out', variant: 'success' }),
              onError: (error) =>
                toast({ title: 'Nothing was changed', description: reasonOf(error), variant: 'destructive' }),
              onSettled: () => router.refresh(),
            })
          setRemoving(null)
        }}
      />
    </section>
  )
}

const nameOf = ({ from }: Correspondence) => `${from.designation}, ${placeName(from.clause)}`

type PairProps = { pair: Correspondence; onEdit: () => void; onRemove: () => void }

function Pair({ pair, onEdit, onRemove }: PairProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-80 gap-1 text-sm">
        <p>
          <span className="font-mono font-medium">{nameOf(pair)}</span>: {becameOf(pair)}.
        </p>
        {pair.change && <p>What changes: {pair.change}</p>}
        <p className="text-ink-soft">
          <Source text={pair.source} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="outline" aria-label={`Edit ${nameOf(pair)}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Take out ${nameOf(pair)}`} onClick={onRemove}>
          Take out
        </Button>
      </div>
    </li>
  )
}
