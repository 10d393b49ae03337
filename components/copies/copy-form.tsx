'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import { PERSON_LENGTH, TITLE_LENGTH } from '@/lib/copies/constants'
import type { CopyDetails } from '@/lib/copies/schema'
import { Button } from '../ui/button'
import { CancelButton } from '../ui/asking-dialog'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Textarea } from '../ui/textarea'
import { useCheckedForm } from '../ui/use-checked-form'

type CopyFormProps = {
  details: Partial<CopyDetails> & Pick<CopyDetails, 'title'>
  /** The names of the projects that the copy is in, any of which may be that of its job. */
  projects?: string[]
  /** A further field, of what is no detail of the copy. */
  children?: ReactNode
  submitLabel: string
  pending: boolean
  onSubmit: (details: CopyDetails) => void
}

/** What is written on a calculation sheet around the calculation, and the folder that it lies in. */
export function CopyForm({
  details,
  projects = [],
  children,
  submitLabel,
  pending,
  onSubmit,
}: CopyFormProps) {
  const folders = useQuery(foldersQuery)
  const { register, handleSubmit, formState, control, setValue } = useCheckedForm(
    () => import('@/lib/copies/schema').then((schema) => schema.copyDetails),
    {
      defaultValues: {
        title: details.title,
        project: details.project ?? '',
        note: details.note ?? '',
        folderId: details.folderId ?? null,
        madeBy: details.madeBy,
        checkedBy: details.checkedBy ?? '',
      },
    },
  )
  const { errors } = formState
  const job = useWatch({ control, name: 'project' })
  const offered = projects.filter((name) => name !== job)
  const submit = handleSubmit((input) => !pending && onSubmit(input))
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="-mx-5 -mb-4">
      <div className="grid gap-4 px-5 pb-4">
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" maxLength={TITLE_LENGTH} {...register('title')} />
        </Field>
        <div className="grid min-w-0 gap-2">
          <Field
            label="Job"
            optional
            error={errors.project?.message}
            hint="The building or commission, for the head of the printed sheet."
          >
            <Input autoComplete="off" maxLength={TITLE_LENGTH} {...register('project')} />
          </Field>
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              className="prose-link justify-self-start text-left text-sm wrap-anywhere"
              onClick={() => setValue('project', name, { shouldDirty: true, shouldValidate: true })}
            >
              Use “{name}”, the project that it is in
            </button>
          ))}
        </div>
        <Field label="Note" optional error={errors.note?.message}>
          <Textarea rows={3} autoComplete="off" {...register('note')} />
        </Field>
        {details.madeBy !== undefined && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Made by" error={errors.madeBy?.message}>
              <Input autoComplete="off" maxLength={PERSON_LENGTH} {...register('madeBy')} />
            </Field>
            <Field label="Checked by" optional error={errors.checkedBy?.message}>
              <Input autoComplete="off" maxLength={PERSON_LENGTH} {...register('checkedBy')} />
            </Field>
          </div>
        )}
        {folders.data && folders.data.length > 0 && (
          <Field label="Folder" optional hint="Your bookmark folders hold calculations too.">
            <Select {...register('folderId', { setValueAs: numbered })}>
              <option value="">No Folder</option>
              {folders.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {children}
      </div>
      <DialogFooter>
        <CancelButton />
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  )
}

const numbered = (value: unknown) => (value === '' || value === null ? null : Number(value))
