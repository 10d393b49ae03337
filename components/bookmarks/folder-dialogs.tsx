'use client'
import { useCreateFolder, useDeleteFolder, useUpdateFolder } from '@/lib/bookmarks/folders/hooks'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { AskingDialog } from '../ui/asking-dialog'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { FolderForm } from './folder-form'
import { refused } from './notices'

type Closing = { onClose: () => void }

/** Shown while it is mounted, so that it always opens afresh. `onCreated` hears of the new folder. */
export function CreateFolderDialog({ onClose, onCreated }: Closing & { onCreated: (made: Folder) => void }) {
  const create = useCreateFolder()
  return (
    <AskingDialog
      onClose={onClose}
      title="Create Folder"
      description="A folder holds bookmarks of one job or subject."
    >
      <FolderForm
        pending={create.isPending}
        onSubmit={(input, show) =>
          perform(create, input, {
            onSuccess: (made) => {
              toast({ title: 'Folder Created', description: made.name, variant: 'success' })
              onClose()
              onCreated(made)
            },
            onError: (error) => {
              toast(refused(error, 'Failed to create folder'))
              show(error)
            },
          })
        }
      />
    </AskingDialog>
  )
}

export function EditFolderDialog({ folder, onClose }: Closing & { folder: Folder }) {
  const update = useUpdateFolder(folder.id)
  return (
    <AskingDialog onClose={onClose} title="Edit Folder">
      <FolderForm
        folder={folder}
        pending={update.isPending}
        onSubmit={(input, show) =>
          perform(
            update,
            // An emptied description is sent as none; one left out would stay.
            { ...input, description: input.description ?? null },
            {
              onSuccess: ({ name }) => {
                toast({ title: 'Folder Updated', description: name, variant: 'success' })
                onClose()
              },
              onError: (error) => {
                toast(refused(error, 'Failed to update folder'))
                show(error)
              },
            },
          )
        }
      />
    </AskingDialog>
  )
}

export function DeleteFolderDialog({
  folder,
  onClose,
  onDeleted,
}: Closing & { folder: Folder; onDeleted: () => void }) {
  const remove = useDeleteFolder(folder.id)
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Delete ‘${folder.name}’`}
      description="Are you sure you want to delete this folder? All bookmarks will be moved to 'No Folder'."
      confirmLabel="Delete Folder"
      tone="destructive"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={() =>
        perform(remove, undefined, {
          onSuccess: () => {
            toast({
              title: 'Folder Deleted',
              description: "Folder deleted successfully. Bookmarks moved to 'No Folder'.",
              variant: 'success',
            })
            onClose()
            onDeleted()
          },
          onError: (error) => toast(refused(error, 'Failed to delete folder')),
        })
      }
    />
  )
}
