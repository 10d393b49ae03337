'use client'
import { useQuery } from '@tanstack/react-query'
import { Copy as CopyIcon, MoreHorizontal, Pencil, Trash2 } from 'lucide'
import { copyNowQuery, useChangeCopy, useDeleteCopy, useDuplicateCopy } from '@/lib/copies/hooks'
import type { Copy, OpenCopy, ProjectOfCopy } from '@/lib/copies/types'
import { failure } from '../ui/failure'
import { buttonStyles } from '../ui/button-styles'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { AskingDialog } from '../ui/asking-dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { CopyForm } from './copy-form'

type CopyMenuProps = {
  copy: Copy
  onChanged?: (copy: OpenCopy) => void
  onDuplicated?: (copy: OpenCopy) => void
  onDeleted: () => void
}

/**
 * Details, duplicate and delete.
 */
export function CopyMenu({ copy, onChanged, onDuplicated, onDeleted }: CopyMenuProps) {
  const { dialog, choose, onCloseAutoFocus, close } = useMenuDialog<'details' | 'delete'>()
  const duplicate = useDuplicateCopy(copy.id)

  const makeAnother = () =>
    perform(duplicate, undefined, {
      onSuccess: (made) => {
        toast({ title: 'Calculation Duplicated', description: made.title, variant: 'success' })
        onDuplicated?.(made)
      },
      onError: (error) => toast(failure('Failed to duplicate the calculation', error)),
    })
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Edit, duplicate or delete ${copy.title}`}
          className={buttonStyles({ variant: 'outline', size: 'icon-sm' })}
        >
          <Icon shape={MoreHorizontal} />
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
          <DropdownMenuItem onSelect={() => choose('details')}>
            <Icon shape={Pencil} />
            Edit details
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={makeAnother}>
            <Icon shape={CopyIcon} />
            Duplicate
          </DropdownMenuItem>
          <DropdownMenuItem tone="destructive" onSelect={() => choose('delete')}>
            <Icon shape={Trash2} />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'details' && <DetailsDialog copy={copy} onClose={close} onChanged={onChanged} />}
      <DeleteDialog copy={copy} open={dialog === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  )
}

type DetailsDialogProps = { copy: Copy; onClose: () => void; onChanged?: (copy: OpenCopy) => void }

function DetailsDialog({ copy, onClose, onChanged }: DetailsDialogProps) {
  const change = useChangeCopy(copy.id)
  return (
    <AskingDialog onClose={onClose} title="Edit details">
      <CopyForm
        details={{ ...copy, folderId: copy.folder?.id ?? null }}
        projects={[...new Set(copy.projects.map(({ name }) => name))]}
        submitLabel="Save"
        pending={change.isPending}
        onSubmit={(details) =>
          perform(change, details, {
            onSuccess: (changed) => {
              toast({ title: 'Calculation Updated', description: changed.title, variant: 'success' })
              onChanged?.(changed)
              onClose()
            },
            onError: (error) => toast(failure('Failed to update the calculation', error)),
          })
        }
      />
    </AskingDialog>
  )
}

type DeleteDialogProps = { copy: Copy; open: boolean; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ copy, open, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteCopy(copy.id)
  // What is listed may be from before it was put into a project, or shared.
  const { data: now } = useQuery({ ...copyNowQuery(copy.id), enabled: open })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete ‘${copy.title}’?`}
      description={
        <>
          <p>Your values and notes in it are deleted for good. The article keeps its calculation.</p>
          <TakenOut projects={now?.projects ?? copy.projects} />
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={() =>
        perform(remove, undefined, {
          onSuccess: () => {
            toast({ title: 'Calculation Deleted', description: copy.title, variant: 'success' })
            onClose()
            onDeleted()
          },
          onError: (error) => toast(failure('Failed to delete the calculation', error)),
        })
      }
    />
  )
}

/** What deleting the copy changes elsewhere, and for how many others. */
function TakenOut({ projects }: Pick<Copy, 'projects'>) {
  const [first, ...more] = projects
  if (!first) return null
  if (more.length === 0)
    return (
      <p className="mt-2 wrap-anywhere">
        It is in the project ‘{first.name}’{first.others > 0 && `, which is ${sharedWith(first)}`}, and is
        taken out of it.
      </p>
    )
  return (
    <div className="mt-2 wrap-anywhere">
      <p>It is in {projects.length} projects, and is taken out of them:</p>
      <ul>
        {projects.map((project, index) => (
          <li key={index}>
            ‘{project.name}’{project.others > 0 && `, ${sharedWith(project)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

const sharedWith = ({ others }: ProjectOfCopy) =>
  `shared with ${others === 1 ? 'one other member' : `${others} other members`}`
