'use client'
import type { Item, Project } from '@/lib/projects/types'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { editing, nameOf } from './item-name'
import type { ItemAsked } from './item-row'
import { EditWords } from './words-dialog'

type ItemDialogsProps = {
  project: Project
  asked: ItemAsked | null
  onClose: () => void
  onRemove: (item: Item) => void
}

/** The dialogs that the menus of items open. */
export function ItemDialogs({ project: { id, items }, asked, onClose, onRemove }: ItemDialogsProps) {
  if (!asked) return null
  const { about, item } = asked
  if (about === 'words')
    return (
      <EditWords
        projectId={id}
        item={item}
        gone={!items.some((one) => one.id === item.id)}
        title={editing(item)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ‘${nameOf(item)}’?`}
      description={
        item.kind === 'heading' || item.kind === 'note'
          ? 'Its words are deleted for good.'
          : 'It leaves this project. The article or calculation itself stays; a remark beside it is deleted.'
      }
      confirmLabel="Remove"
      tone="destructive"
      onConfirm={() => {
        onClose()
        onRemove(item)
      }}
    />
  )
}
