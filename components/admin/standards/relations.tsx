'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { useDeleteRelation } from '@/lib/standards/relations/hooks'
import { seenSaid } from '@/lib/standards/rules/days'
import { relationSaid } from '@/lib/standards/rules/relations'
import type { Relation } from '@/lib/standards/types'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Link } from '../../ui/link'
import { perform } from '../../ui/perform'
import { Source } from '../../ui/source'
import { toast } from '../../ui/toast'
import { RelationDialog } from './relation-dialog'

type RelationsProps = {
  relations: Relation[]
  /** The standard that they are listed for, and its latest edition. */
  own: { slug: string; latest: string }
}

/** Lists the relations of a standard's editions, to be entered, edited and removed. */
export function Relations({ relations, own }: RelationsProps) {
  const router = useRouter()
  const remove = useDeleteRelation()
  const [editing, setEditing] = useState<Relation | 'new' | null>(null)
  const [removing, setRemoving] = useState<Relation | null>(null)
  return (
    <section aria-labelledby="relations" className="mt-10 grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="relations" className="text-lg font-semibold">
            Relations ({relations.length})
          </h2>
          <p className="text-ink-soft mt-1 max-w-2xl text-sm">
            What amends, corrects or adopts what, national annexes, and what was split or merged. What takes
            an edition’s place is entered where the edition is edited.
          </p>
        </div>
        <Button onClick={() => setEditing('new')}>Add a relation</Button>
      </div>
      {relations.length > 0 && (
        <ul className="divide-hairline border-hairline divide-y border-y">
          {relations.map((relation) => (
            <Item
              key={relation.id}
              relation={relation}
              own={own.slug}
              onEdit={() => setEditing(relation)}
              onRemove={() => setRemoving(relation)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <RelationDialog
          relation={editing === 'new' ? null : editing}
          latest={own.latest}
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
        title="Take this relation out?"
        description={
          <p>
            <strong className="text-ink">{removing && relationSaid(removing)}</strong> is shown nowhere any
            more. The audit log has what it said.
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

type ItemProps = { relation: Relation; own: string; onEdit: () => void; onRemove: () => void }

function Item({ relation, own, onEdit, onRemove }: ItemProps) {
  const { from, to, day, source } = relation
  const said = relationSaid(relation)
  const other = from.slug === own ? to : from
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-80 gap-1 text-sm">
        <p>
          {said}
          {day && `, since ${longDay(day)}`}.{' '}
          {other.slug !== own && (
            <Link href={`/admin/standards/${other.slug}`} className="prose-link whitespace-nowrap">
              Open {other.standard}
            </Link>
          )}
        </p>
        <p className="text-ink-soft">
          {seenSaid(relation)}: <Source text={source} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="outline" aria-label={`Edit ${said}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Take out ${said}`} onClick={onRemove}>
          Take out
        </Button>
      </div>
    </li>
  )
}
