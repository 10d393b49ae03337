'use client'
import clsx from 'clsx'
import { FolderKanban, MoreHorizontal, Pencil, Trash2 } from 'lucide'
import { useRouter } from 'next/navigation'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { useCreateProject } from '@/lib/projects/hooks'
import { buttonStyles } from '../ui/button-styles'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { refused } from './notices'

// Their form and questions are fetched with the first press.
const EditFolderDialog = dialogOnDemand(() =>
  import('./folder-dialogs').then((file) => file.EditFolderDialog),
)
const DeleteFolderDialog = dialogOnDemand(() =>
  import('./folder-dialogs').then((file) => file.DeleteFolderDialog),
)

type FolderMenuProps = { folder: Folder; onDeleted: () => void; className?: string }

/**
 * Edit and delete, and the project that the folder becomes or became.
 */
export function FolderMenu({ folder, onDeleted, className }: FolderMenuProps) {
  const { dialog, choose, onCloseAutoFocus, close } = useMenuDialog<'edit' | 'delete'>()
  const project = useCreateProject()
  const router = useRouter()
  // A folder has one project: asked for again, it is that one.
  const openProject = () =>
    perform(
      project,
      { folderId: folder.id },
      {
        onSuccess: ({ id }) => router.push(`/projects/${id}`),
        onError: (error) => toast(refused(error, 'Failed to make a project of this folder')),
      },
    )
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Edit or delete ${folder.name}`}
          className={clsx(buttonStyles({ variant: 'ghost', size: 'icon-sm' }), className)}
        >
          <Icon shape={MoreHorizontal} />
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
          <DropdownMenuItem onSelect={() => choose('edit')}>
            <Icon shape={Pencil} />
            Edit folder
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={openProject}>
            <Icon shape={FolderKanban} />
            Make a project
          </DropdownMenuItem>
          <DropdownMenuItem tone="destructive" onSelect={() => choose('delete')}>
            <Icon shape={Trash2} />
            Delete folder
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'edit' && <EditFolderDialog folder={folder} onClose={close} />}
      {dialog === 'delete' && <DeleteFolderDialog folder={folder} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}
