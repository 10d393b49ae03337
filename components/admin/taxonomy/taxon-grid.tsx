'use client'
import { Pencil, Plus, Trash2 } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { DeleteTaxonDialog } from './delete-taxon-dialog'

export type Taxon = { id: number; name: string; slug: string; description?: string | null }

type TaxonGridProps<T extends Taxon> = {
  noun: 'category' | 'tag'
  items: T[]
  /** What stands between name and slug. */
  detail?: (item: T) => ReactNode
  /** The dialog to edit one, or with null to add one. */
  form: (item: T | null, close: () => void) => ReactNode
  remove: (id: number) => Promise<void>
  removing: boolean
  /** What becomes of the articles. */
  consequence: (item: T) => string
  /** The way to what keeps one from being deleted, where something does. */
  instead?: (item: T) => ReactNode
}

type Open<T> = { dialog: 'form'; item: T | null } | { dialog: 'delete'; item: T }

/** Categories and tags alike: a card each, with its name and its part of the address. */
export function TaxonGrid<T extends Taxon>({
  noun,
  items,
  detail,
  form,
  consequence,
  instead,
  ...deletion
}: TaxonGridProps<T>) {
  const [open, setOpen] = useState<Open<T> | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [deleted, setDeleted] = useState(0)
  // The card that is gone took with it the button that had the focus.
  useEffect(() => {
    if (deleted > 0) add.current?.focus()
  }, [deleted])
  const close = () => setOpen(null)
  const label = noun === 'category' ? 'Category' : 'Tag'
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {items.length} {items.length === 1 ? noun : noun === 'category' ? 'categories' : 'tags'}
        </p>
        <Button ref={add} aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'form', item: null })}>
          <Icon shape={Plus} />
          Add {label}
        </Button>
      </div>
      {items.length === 0 && (
        <EmptyState
          className="mt-6"
          title={noun === 'category' ? 'No categories yet' : 'No tags yet'}
          description="Articles are filed under what you add here."
        />
      )}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} className="grid">
            <Card className="grid content-between gap-4 p-5">
              <div className="grid gap-1">
                <h2 className="font-semibold wrap-anywhere">{item.name}</h2>
                {detail?.(item)}
                <p className="text-ink-faint font-mono text-xs wrap-anywhere">{item.slug}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Edit ${item.name}`}
                  onClick={() => setOpen({ dialog: 'form', item })}
                >
                  <Icon shape={Pencil} />
                  Edit
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Delete ${item.name}`}
                  onClick={() => setOpen({ dialog: 'delete', item })}
                >
                  <Icon shape={Trash2} />
                  Delete
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {open?.dialog === 'form' && form(open.item, close)}
      {open?.dialog === 'delete' && (
        <DeleteTaxonDialog
          {...deletion}
          consequence={consequence(open.item)}
          instead={instead?.(open.item)}
          noun={noun}
          item={open.item}
          onClose={close}
          onDeleted={() => setDeleted((count) => count + 1)}
        />
      )}
    </>
  )
}
