'use client'
import clsx from 'clsx'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { buttonStyles } from '../ui/button-styles'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { DeleteFolderDialog, EditFolderDialog } from './folder-dialogs'

type FolderMenuProps = { folder: Folder; onDeleted: () => void; className?: string }

/**
 * Edit and delete.
 */
export function FolderMenu({ folder, onDeleted, className }: FolderMenuProps) {
  const { dialog, choose, onCloseAutoFocus, close } = useMenuDialog<'edit' | 'delete'>()
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Edit or delete ${folder.name}`}
          className={clsx(buttonStyles({ variant: 'ghost', size: 'icon-sm' }), className)}
        >
          <MoreHorizontal aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
          <DropdownMenuItem onSelect={() => choose('edit')}>
            <Pencil aria-hidden />
            Edit folder
          </DropdownMenuItem>
          <DropdownMenuItem tone="destructive" onSelect={() => choose('delete')}>
            <Trash2 aria-hidden />
            Delete folder
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'edit' && <EditFolderDialog folder={folder} onClose={close} />}
      <DeleteFolderDialog folder={folder} open={dialog === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  )
}
