'use client'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState, type RefObject } from 'react'
import { foldersQuery, useCreateFolder } from '@/lib/bookmarks/folders/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { Skeleton } from '../ui/skeleton'
import { toast } from '../ui/toast'
import { FolderForm } from './folder-form'
import { FolderDot } from '../ui/folder-label'
import { refused } from './notices'

type FolderChoiceProps = {
  chosen: number[]
  onChange: (folderIds: number[]) => void
  /** The form of a new folder, while it is open. */
  form: RefObject<HTMLFormElement | null>
  onCreated: (folderIds: number[]) => void
}

/**
 * Any number of folders, and a new one on the spot, which is chosen at once. Stands beside the form it
 * belongs to: forms do not nest.
 */
export function FolderChoice({ chosen, onChange, form: newFolder, onCreated }: FolderChoiceProps) {
  const folders = useQuery(foldersQuery)
  const create = useCreateFolder()
  // 'left' gives the focus back to the button that comes in again for the form.
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed')
  const close = () => setForm('left')

  const put = (id: number, inside: boolean) =>
    onChange(inside ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <div className="grid gap-2">
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">
          Folders <span className="text-ink-faint font-normal">(optional)</span>
        </legend>
        {folders.isPending && <Skeleton className="mt-2 h-6 w-40" />}
        {folders.isError && (
          <ErrorState
            className="mt-2"
            title="Your folders could not be loaded"
            message={reasonOf(folders.error)}
            onRetry={() => void folders.refetch()}
          />
        )}
        {folders.data?.length === 0 && (
          <p className="text-ink-soft mt-1 text-sm">
            You have no folders yet: the bookmark is kept in ‘No Folder’.
          </p>
        )}
        {folders.data && folders.data.length > 0 && (
          <ul className="border-hairline mt-1.5 grid max-h-52 gap-px overflow-y-auto rounded border p-1">
            {folders.data.map(({ id, name, color }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(event) => put(id, event.target.checked)}
                  className="hover:bg-sunken min-h-9 items-center rounded-sm px-2"
                  label={
                    <span className="flex items-center gap-2">
                      <FolderDot color={color} />
                      <span className="min-w-0 wrap-anywhere">{name}</span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      {form === 'open' ? (
        <div role="group" aria-label="New folder" className="border-hairline bg-sunken rounded border p-3">
          <FolderForm
            ref={newFolder}
            brief
            pending={create.isPending}
            onCancel={close}
            onSubmit={(input, show) =>
              perform(create, input, {
                onSuccess: ({ id, name }) => {
                  toast({ title: 'Folder Created', description: name, variant: 'success' })
                  onCreated([...chosen, id])
                  close()
                },
                onError: (error) => {
                  toast(refused(error, 'Failed to create folder'))
                  show(error)
                },
              })
            }
          />
        </div>
      ) : (
        <Button
          autoFocus={form === 'left'}
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => setForm('open')}
        >
          <Icon shape={Plus} />
          New folder
        </Button>
      )}
    </div>
  )
}
