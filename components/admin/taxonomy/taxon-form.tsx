'use client'
import type { ReactNode } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { CATEGORY_NAME_MAX, TAG_NAME_MAX, TOPIC_GROUPS } from '@/lib/taxonomy/constants'
import { useSaveCategory, useSaveTag } from '@/lib/taxonomy/hooks'
import { headingOf } from '@/lib/taxonomy/rules/topics'
import type { Category, Topic } from '@/lib/taxonomy/types'
import { Button } from '../../ui/button'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'
import { refused, stored } from './notices'

type FormProps<T> = { item: T | null; onClose: () => void }

/** Adds a category, or edits one. A failure leaves what was typed. */
export function CategoryDialog({ item, onClose }: FormProps<Category>) {
  const save = useSaveCategory(item?.id)
  const form = useCheckedForm(() => import('@/lib/taxonomy/schema').then((schema) => schema.categoryInput), {
    defaultValues: { name: item?.name ?? '', description: item?.description ?? '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(save, input, {
      onSuccess: () => {
        toast(stored('category', item ? 'updated' : 'created'))
        onClose()
      },
      onError: (error) => {
        toast(refused(error, `Failed to ${item ? 'update' : 'create'} category`))
        const taken = nameError(error)
        if (taken) form.setError('name', { message: taken }, { shouldFocus: true })
      },
    })
  })
  return (
    <TaxonDialog title={item ? 'Edit Category' : 'Add Category'} onClose={onClose}>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="off" maxLength={CATEGORY_NAME_MAX} {...form.register('name')} />
        </Field>
        <Field label="Description" optional error={errors.description?.message}>
          <Textarea rows={3} autoComplete="off" {...form.register('description')} />
        </Field>
        <FormButtons editing={item !== null} noun="Category" pending={save.isPending} />
      </form>
    </TaxonDialog>
  )
}

/** Adds a tag, or edits one. A failure leaves what was typed. */
export function TagDialog({ item, onClose }: FormProps<Topic>) {
  const save = useSaveTag(item?.id)
  const form = useCheckedForm(() => import('@/lib/taxonomy/schema').then((schema) => schema.tagInput), {
    defaultValues: { name: item?.name ?? '', group: item?.group ?? 'other' },
  })
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(save, input, {
      onSuccess: () => {
        toast(stored('tag', item ? 'updated' : 'created'))
        onClose()
      },
      onError: (error) => {
        toast(refused(error, `Failed to ${item ? 'update' : 'create'} tag`))
        const taken = nameError(error)
        if (taken) form.setError('name', { message: taken }, { shouldFocus: true })
      },
    })
  })
  return (
    <TaxonDialog title={item ? 'Edit Tag' : 'Add Tag'} onClose={onClose}>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Field label="Name" error={form.formState.errors.name?.message}>
          <Input autoComplete="off" maxLength={TAG_NAME_MAX} {...form.register('name')} />
        </Field>
        <Field
          label="Group"
          hint="The heading under which the library lists it."
          error={form.formState.errors.group?.message}
        >
          <Select {...form.register('group')}>
            {TOPIC_GROUPS.map((group) => (
              <option key={group} value={group}>
                {headingOf(group)}
              </option>
            ))}
          </Select>
        </Field>
        <FormButtons editing={item !== null} noun="Tag" pending={save.isPending} />
      </form>
    </TaxonDialog>
  )
}

const nameError = (error: Error) =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'name')?.message : undefined

type TaxonDialogProps = { title: string; onClose: () => void; children: ReactNode }

function TaxonDialog({ title, onClose, children }: TaxonDialogProps) {
  return (
    <AskingDialog onClose={onClose} title={title}>
      {children}
    </AskingDialog>
  )
}

type FormButtonsProps = { editing: boolean; noun: string; pending: boolean }

function FormButtons({ editing, noun, pending }: FormButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <CancelButton />
      <Button type="submit" pending={pending} pendingLabel={editing ? 'Updating...' : 'Creating...'}>
        {editing ? 'Update' : 'Create'} {noun}
      </Button>
    </div>
  )
}
