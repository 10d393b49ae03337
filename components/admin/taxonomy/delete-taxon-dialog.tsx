'use client'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/toast'
import { refused, stored } from './notices'
import type { Taxon } from './taxon-grid'

type DeleteTaxonDialogProps = {
  noun: 'category' | 'tag'
  item: Taxon
  remove: (id: number) => Promise<void>
  removing: boolean
  consequence: string
  /** The way to what keeps it from being deleted. */
  instead?: ReactNode
  onClose: () => void
  /** The card that opened the dialog is gone: the focus must go elsewhere. */
  onDeleted: () => void
}

export function DeleteTaxonDialog({
  noun,
  item,
  remove,
  removing,
  consequence,
  instead,
  onClose,
  onDeleted,
}: DeleteTaxonDialogProps) {
  const confirm = () =>
    void remove(item.id).then(
      () => {
        onClose()
        onDeleted()
        toast(stored(noun, 'deleted'))
      },
      (error: Error) => {
        onClose()
        toast(refused(error, `Failed to delete ${noun}`))
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Are you sure you want to delete this ${noun}?`}
      description={
        <>
          <strong className="text-ink">{item.name}</strong>. {consequence}
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      pending={removing}
      pendingLabel="Deleting..."
      instead={instead}
      onConfirm={confirm}
    />
  )
}
