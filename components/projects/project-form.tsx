'use client'
import { PROJECT_NAME_LENGTH } from '@/lib/projects/constants'
import type { ProjectForm as Typed } from '@/lib/projects/schema'
import { Button } from '../ui/button'
import { AskingDialog, CancelButton } from '../ui/asking-dialog'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Textarea } from '../ui/textarea'
import { useCheckedForm } from '../ui/use-checked-form'

type ProjectDialogProps = {
  /** What is edited; a new project without. */
  project?: { name: string; description: string | null }
  pending: boolean
  onSubmit: (input: Typed) => void
  onClose: () => void
}

/** Shown while it is mounted. It stays open, with all that was typed, until the project is stored. */
export function ProjectDialog({ project, pending, onSubmit, onClose }: ProjectDialogProps) {
  const { register, handleSubmit, formState } = useCheckedForm(
    () => import('@/lib/projects/schema').then((schema) => schema.projectForm),
    {
      defaultValues: { name: project?.name ?? '', description: project?.description ?? '' },
    },
  )
  const { errors } = formState
  const submit = handleSubmit((input) => !pending && onSubmit(input))
  return (
    <AskingDialog
      onClose={onClose}
      title={project ? 'Edit Project' : 'New Project'}
      description="Articles, passages, notes and calculations of one job, in your order."
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="-mx-5 -mb-4">
        <div className="grid gap-4 px-5 pb-4">
          <Field label="Name" error={errors.name?.message}>
            <Input autoComplete="off" maxLength={PROJECT_NAME_LENGTH} {...register('name')} />
          </Field>
          <Field label="Description" optional error={errors.description?.message}>
            <Textarea rows={3} autoComplete="off" {...register('description')} />
          </Field>
        </div>
        <DialogFooter>
          <CancelButton />
          <Button type="submit" pending={pending} pendingLabel="Saving...">
            {project ? 'Save' : 'Create Project'}
          </Button>
        </DialogFooter>
      </form>
    </AskingDialog>
  )
}
