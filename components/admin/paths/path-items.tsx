'use client'
import { ListChecks, Pencil, Trash2 } from 'lucide'
import clsx from 'clsx'
import { useState } from 'react'
import { moveTo } from '@/lib/core/order'
import { useChangeItem, useRemoveItem } from '@/lib/paths/administration/hooks'
import type { AdminPathItem } from '@/lib/paths/types'
import { Badge } from '../../ui/badge'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { failure } from '../../ui/failure'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { perform } from '../../ui/perform'
import { ItemTool, MoveTools, SortableList, useSortableItem } from '../../ui/sortable-list'
import { Symbols } from '../../ui/symbols'
import { toast } from '../../ui/toast'
import { WordsDialog } from './words-dialog'

type PathItemsProps = { pathId: number; items: AdminPathItem[] }

/** Sections and steps in their order, which are dragged or moved by their buttons. */
export function PathItems({ pathId, items }: PathItemsProps) {
  const change = useChangeItem(pathId)
  const remove = useRemoveItem(pathId)
  const move = (from: number, to: number) => {
    const moved = moveTo(items, from, to)
    if (!moved) return
    perform(
      change,
      { itemId: moved.one.id, after: moved.after?.id ?? null },
      { onError: (error) => toast(failure('Failed to move it', error)) },
    )
  }
  const drop = (item: AdminPathItem) =>
    perform(remove, item.id, {
      onSuccess: () => toast({ title: 'Removed from the Path', variant: 'success' }),
      onError: (error) => toast(failure('Failed to remove it', error)),
    })
  if (items.length === 0)
    return (
      <EmptyState
        className="mt-6"
        icon={<Icon shape={ListChecks} />}
        title="Nothing in this path yet"
        description="Add sections, and steps below them: articles, live calculations and data tables."
      />
    )
  return (
    <SortableList ids={items.map(({ id }) => String(id))} onMove={move}>
      <ol>
        {items.map((item, at) => (
          <Item
            key={item.id}
            pathId={pathId}
            item={item}
            at={at}
            count={items.length}
            onMove={move}
            onRemove={() => drop(item)}
          />
        ))}
      </ol>
    </SortableList>
  )
}

const KINDS = {
  section: 'Section',
  article: 'Article',
  calculation: 'Live calculation',
  table: 'Data table',
} as const

type ItemProps = {
  pathId: number
  item: AdminPathItem
  at: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function Item({ pathId, item, at, count, onMove, onRemove }: ItemProps) {
  const { ref, style, dragging, grip } = useSortableItem(String(item.id))
  const [dialog, setDialog] = useState<'words' | 'remove' | null>(null)
  const { kind, text, title, heading, href, shown } = item
  const section = kind === 'section'
  return (
    <li
      ref={ref}
      style={style}
      className={clsx(
        'border-hairline bg-paper flex gap-2 border-b py-3 max-sm:flex-col',
        dragging && 'shadow-float',
      )}
    >
      <div className={clsx('grid min-w-0 flex-1 content-start gap-1', !section && 'sm:pl-6')}>
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={section ? 'outline' : 'neutral'}>{KINDS[kind]}</Badge>
          {!shown && <Badge variant="warn">Not shown to readers</Badge>}
        </p>
        <h3 className={clsx('leading-snug font-semibold wrap-anywhere', section && 'text-lg')}>
          {href ? (
            <Link href={href} className="hover:underline">
              <Symbols text={title} />
            </Link>
          ) : (
            <Symbols text={title} />
          )}
        </h3>
        {heading && <p className="text-sm">Section: {heading}</p>}
        {!section && <p className="max-w-measure text-sm wrap-anywhere">{text}</p>}
        {!shown && (
          <p className="text-ink-soft text-sm">
            The article is not published, or holds this calculation no longer.
          </p>
        )}
      </div>
      <span className="inline-flex shrink-0 items-start max-sm:self-end">
        <MoveTools name={title} at={at} count={count} grip={grip} onMove={onMove}>
          <ItemTool
            label={`Edit ${title}`}
            icon={Pencil}
            unavailable={false}
            onClick={() => setDialog('words')}
          />
          <ItemTool
            label={`Remove ${title}`}
            icon={Trash2}
            unavailable={false}
            onClick={() => setDialog('remove')}
          />
        </MoveTools>
      </span>
      {dialog === 'words' && <WordsDialog pathId={pathId} item={item} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={(open) => !open && setDialog(null)}
        title={`Remove ‘${title}’?`}
        description={
          section
            ? 'Its steps stay, below the section before it.'
            : 'Its words and the check marks of readers are deleted for good.'
        }
        confirmLabel="Remove"
        tone="destructive"
        onConfirm={() => {
          setDialog(null)
          onRemove()
        }}
      />
    </li>
  )
}
