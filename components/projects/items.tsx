'use client'
import { FileText } from 'lucide'
import { moveTo } from '@/lib/core/order'
import { useChangeItem, useRemoveItem } from '@/lib/projects/hooks'
import type { Item, Project } from '@/lib/projects/types'
import { Icon } from '../ui/icon'
import { SortableList } from '../ui/sortable-list'
import { EmptyState } from '../ui/empty-state'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { ItemRow, type ItemAsked } from './item-row'
import { ItemDialogs } from './item-dialogs'

type ItemsProps = { project: Project; edits: boolean }

/** The items in their order; who may edit drags them, or moves them with the buttons beside them. */
export function Items({ project, edits }: ItemsProps) {
  const { id, items } = project
  // Here and not in a row: what is being written stays where another member takes the row away.
  const menu = useMenuDialog<ItemAsked>()
  const change = useChangeItem(id)
  const remove = useRemoveItem(id)
  const move = (from: number, to: number) => {
    const moved = moveTo(items, from, to)
    if (!moved) return
    perform(
      change,
      { itemId: moved.one.id, after: moved.after?.id ?? null },
      { onError: (error) => toast(failure('Failed to move it', error)) },
    )
  }
  const drop = (item: Item) =>
    perform(remove, item.id, {
      onSuccess: () => toast({ title: 'Removed from the Project', variant: 'success' }),
      onError: (error) => toast(failure('Failed to remove it', error)),
    })
  const dialogs = <ItemDialogs asked={menu.dialog} project={project} onClose={menu.close} onRemove={drop} />
  if (items.length === 0)
    return (
      <>
        <EmptyState
          className="mt-8"
          icon={<Icon shape={FileText} />}
          title="Nothing in this project yet"
          description={
            edits
              ? 'Add headings, notes, articles and calculations here. An article has ‘Project’ beside ‘Bookmark’, which adds it or a section of it.'
              : 'Its editors have not added anything.'
          }
        />
        {dialogs}
      </>
    )
  const rows = items.map((item, at) => (
    <ItemRow
      key={item.id}
      projectId={id}
      item={item}
      at={at}
      count={items.length}
      edits={edits}
      onMove={move}
      menu={menu}
    />
  ))
  const list = (
    <>
      <h2 className="sr-only">Items</h2>
      <ol className="border-hairline mt-8 border-t">{rows}</ol>
    </>
  )
  return (
    <>
      {edits ? (
        <SortableList ids={items.map((item) => String(item.id))} onMove={move}>
          {list}
        </SortableList>
      ) : (
        list
      )}
      {dialogs}
    </>
  )
}
