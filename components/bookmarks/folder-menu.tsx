'use client'
import clsx from 'clsx'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { buttonStyles } from '../ui/button-styles'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { DeleteFolderDialog, EditFolderDialog } from './folder-dialogs'

type FolderMenuProps = { folder: Folder; onDeleted: () => void; className?: string }

/**
 * Edit and delete. The dialog opens when the menu has given the focus back, so that it returns to the button
 * in the end.
 */
export function FolderMenu({ folder, onDeleted, className }: FolderMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const chosen = useRef<typeof dialog>(null)
  const close = () => setDialog(null)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Edit or delete ${folder.name}`}
          className={clsx(buttonStyles({ variant: 'ghost', size: 'icon-sm' }), className)}
        >
          <MoreHorizontal aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={() => {
            setDialog(chosen.current)
            chosen.current = null
          }}
        >
          <DropdownMenuItem onSelect={() => (chosen.current = 'edit')}>
            <Pencil aria-hidden />
            Edit folder
          </DropdownMenuItem>
          <DropdownMenuItem tone="destructive" onSelect={() => (chosen.current = 'delete')}>
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
