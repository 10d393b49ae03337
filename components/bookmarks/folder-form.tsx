'use client'
import clsx from 'clsx'
import type { KeyboardEvent, Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/lib/core/browser/api'
import { DEFAULT_COLOR, FOLDER_NAME_LENGTH } from '@/lib/bookmarks/folders/constants'
import type { FolderInput } from '@/lib/bookmarks/folders/schema'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { CancelButton } from '../ui/asking-dialog'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { ColorChoice } from './color-choice'
import { NO_NAME } from './notices'

type FolderFormProps = {
  ref?: Ref<HTMLFormElement>
  /** What is edited; a new folder without. */
  folder?: Folder
  /** Name and colour only, where the folder is not the matter. */
  brief?: boolean
  pending: boolean
  /** `show` puts what the server has refused at its field. */
  onSubmit: (input: FolderInput, show: (error: Error) => void) => void
  /** Without it, the dialog around the form is closed. */
  onCancel?: () => void
}

/** A failure leaves what was typed: the caller closes the form once the folder is stored. */
export function FolderForm({ ref, folder, brief, pending, onSubmit, onCancel }: FolderFormProps) {
  const { register, handleSubmit, formState, control, setError } = useCheckedForm(
    () => import('@/lib/bookmarks/folders/schema').then((schema) => schema.folderInput),
    {
      defaultValues: {
        name: folder?.name ?? '',
        description: folder?.description ?? '',
        color: (folder?.color ?? DEFAULT_COLOR) as FolderInput['color'],
      },
    },
  )
  const blank = useWatch({ control, name: 'name' }).trim() === ''
  const show = (error: Error) => {
    const refused = error instanceof ApiError && error.errors.find(({ path }) => path === 'name')
    if (refused) setError('name', { message: refused.message }, { shouldFocus: true })
  }
  const submit = handleSubmit((input) => !pending && onSubmit(input, show))
  // A form whose button is disabled is not submitted by Enter, so nothing would say why.
  const explain = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && blank) toast(NO_NAME)
  }
  return (
    <form ref={ref} method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field
        label="Folder name"
        // The button is disabled without one.
        hint={`A folder needs a name, of up to ${FOLDER_NAME_LENGTH} characters.`}
        error={formState.errors.name?.message}
      >
        <Input
          autoComplete="off"
          // A dialog moves the focus by itself, and must see first where it was.
          autoFocus={brief}
          maxLength={FOLDER_NAME_LENGTH}
          onKeyDown={explain}
          {...register('name')}
        />
      </Field>
      {!brief && (
        <Field label="Description" optional error={formState.errors.description?.message}>
          <Textarea rows={3} autoComplete="off" {...register('description')} />
        </Field>
      )}
      <ColorChoice {...register('color')} />
      <div
        className={clsx('flex gap-2', brief ? 'justify-end' : 'flex-col-reverse sm:flex-row sm:justify-end')}
      >
        {onCancel ? (
          <Button variant="outline" size={brief ? 'sm' : 'md'} onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <CancelButton />
        )}
        <Button
          type="submit"
          size={brief ? 'sm' : 'md'}
          disabled={blank}
          pending={pending}
          pendingLabel={folder ? 'Updating...' : 'Creating...'}
        >
          {folder ? 'Update Folder' : 'Create Folder'}
        </Button>
      </div>
    </form>
  )
}
